import type { ChatLines } from './texts/demo-texts.ts'

/** What an answer is about: the names of the groups of lines. */
export type Occasion = keyof ChatLines

/** The parts of an incoming message that decide about the answer. */
export type IncomingMessage = { type: 'text' | 'icebreaker' | 'gift' | 'photo'; text: string | null }

// Words of all eleven languages, compared without accents and case. Earlier rows win: honesty first, then safety.
const patterns: readonly (readonly [Occasion, RegExp])[] = [
  [
    'real',
    /\b(bot|chatbot|robot|robotti|nep|fake|nepprofiel|fakeprofil|simulatie|simulation|simulering)\b|\b(an|een|eine?|une|un|una|en) (ai|ki|ia)\b|\bchatgpt\b|\b(ben|bent) (je|jij|u) (wel |een |wel een )?(echt|mens|persoon)|\bechte? (mens|persoon|vrouw|man|lid)\b|\b(is|zijn) (dit|er|jullie)\b.*\becht|\bpraat ik met een|\bare you (a |really |even )?(real|human|person)|\breal (person|human|member)|\bbist du (wirklich )?(echt|ein mensch|real)|\bechter? mensch|\b(es-tu|tu es|etes-vous) (vraiment |une |un )?(reel|reelle|vraie?|humaine?|personne)|\bvraie personne|\b(eres|es usted) (una persona |una |un )?(real|de verdad|humano|humana|persona)|\bsei (una persona )?(vera|vero|reale|umano|umana)|\ber du (en )?(aegte|ægte|ekte|virkelig|rigtig|et menneske|menneske)|\bar du (en )?(akta|riktig|manniska|verklig)|\boletko (oikea|aito|ihminen|todellinen)|\bjestes (prawdziw|czlowiekiem|botem)|\bprawdziw[ay]/u,
  ],
  [
    'meeting',
    /\b(afspreken|afspraakje|ontmoeten|langskomen|adres|telefoonnummer|mobiel|whatsapp|telegram|geld|lenen|overmaken|iban|meet|meet up|address|phone|money|lend|treffen|adresse|handynummer|telefonnummer|geld leihen|rencontrer|rdv|argent|quedar|conocernos|direccion|telefono|dinero|incontrarci|vederci|indirizzo|soldi|modes|motes|traffas|adress|pengar|penge|penger|tavata|treffit|osoite|numerosi|rahaa|spotkac|spotkanie|pieniadze)\b|\b(je|jouw|your|dein|deine|ton|tu|tuo|dit|ditt|din|twoj) (nummer|number|numero|telefoon|mobile|mobil|telefon|numer)\b|\bzullen we (wat|iets|een keer|samen)\b|\bcan i see you\b|\b(op|a|on a|en|ein) date\b/u,
  ],
  [
    'compliment',
    /\b(mooie?|knap|knappe|leuke? (profiel|foto|lach)|lieve?|prachtig|beautiful|pretty|handsome|cute|gorgeous|lovely|hubsch|suss|susse|belle|beau|jolie?|mignonne?|guapa|guapo|bonita|hermosa|bella|bello|carina|carino|smuk|smukke|pen|vakker|fin|vacker|snygg|sot|kaunis|komea|ihana|ladna|ladny|piekna|piekny|przystojny)\b/u,
  ],
  [
    'thanks',
    /\b(dank|dankjewel|bedankt|dankje|thanks|thank you|thx|danke|merci|gracias|grazie|tak|takk|tack|kiitos|dzieki|dziekuje)\b/u,
  ],
  [
    'bye',
    /\b(doei|tot later|tot straks|welterusten|slaap lekker|bye|goodbye|good night|see you|tschuss|gute nacht|bis spater|bis bald|au revoir|bonne nuit|a plus|adios|hasta luego|buenas noches|ciao ciao|buonanotte|arrivederci|farvel|godnat|vi ses|ha det|god natt|hej da|nakemiin|hyvaa yota|do widzenia|dobranoc|pa pa)\b/u,
  ],
  [
    'greeting',
    /^(hoi|hoihoi|hallo|hey|hee|he|hi|hello|goedemorgen|goedemiddag|goedenavond|dag|moin|servus|guten (tag|morgen|abend)|salut|bonjour|bonsoir|coucou|hola|buenas|buenos dias|ciao|buongiorno|salve|hej|hejsa|hei|heisann|god (dag|morgen|kveld|morgon)|moi|terve|moikka|czesc|hejka|dzien dobry)\b/u,
  ],
]

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/giu, 'o')
    .replace(/ł/giu, 'l')
    .replace(/ß/gu, 'ss')
    .toLowerCase()
    .trim()

/** What this message calls for. Unclear ones get small talk. */
export function occasionOf(message: IncomingMessage): Occasion {
  const text = plain(message.text ?? '')
  const match = patterns.find(([, pattern]) => pattern.test(text))?.[0]
  if (match === 'real' || match === 'meeting') return match
  if (message.type === 'gift') return 'gift'
  if (message.type === 'photo') return 'photo'
  // "Hoi, hoe is het?" asks; a bare "hoi" greets.
  if (text.includes('?')) return match === 'greeting' && text.length < 24 ? 'greeting' : 'answer'
  return match ?? 'smallTalk'
}
