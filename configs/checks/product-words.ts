/** What members meet on every page, each called by one word in a language. */
type ProductWord = 'like' | 'match' | 'member' | 'credits' | 'premium' | 'report' | 'block'

interface Wording {
  /** The word, as a dictionary has it: what whoever translates looks up. */
  readonly says: string
  /** What it begins with in a text. */
  readonly stem: RegExp
  /** Words for the same thing that came in besides it. */
  readonly never?: RegExp
}

/**
 * The glossary of the product: catalogues, mails, texts and landers use these words. `stem` is also looked for: where
 * the Dutch text speaks of credits or premium, its translation does.
 */
export const productWords: Readonly<Record<string, Readonly<Record<ProductWord, Wording>>>> = {
  nl: {
    like: { says: 'like, liken', stem: /\b(ge)?lik/i, never: /\bleuk gevonden\b/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'lid', stem: /\b(lid|leden)/i, never: /\bgebruikers?\b/i },
    credits: { says: 'credits', stem: /\bcredits?\b/i, never: /\b(munten|tokens)\b/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'melden', stem: /\b(ge)?meld/i, never: /\brapporte/i },
    block: { says: 'blokkeren', stem: /\b(ge)?blok/i },
  },
  en: {
    like: { says: 'like', stem: /\blik/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'member', stem: /\bmember/i, never: /\busers?\b/i },
    credits: { says: 'credits', stem: /\bcredit/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'report', stem: /\breport/i },
    block: { says: 'block', stem: /\bblock/i },
  },
  de: {
    like: { says: 'Like, liken; „Gefällt mir“ on the button', stem: /\b(ge)?lik|gefällt/i },
    match: { says: 'Match', stem: /\bmatch/i },
    member: { says: 'Mitglied', stem: /mitglied/i, never: /\b(be)?nutzer/i },
    credits: { says: 'Credits', stem: /credit/i },
    premium: { says: 'Premium', stem: /premium/i },
    report: { says: 'melden', stem: /meld/i },
    block: { says: 'blockieren', stem: /blockier/i },
  },
  fr: {
    like: { says: 'like, liker; « J’aime » on the button', stem: /\blik|aim/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'membre', stem: /\bmembre/i, never: /\b(utilisateur|usager)s?\b/i },
    credits: { says: 'crédits', stem: /crédit/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'signaler', stem: /\bsignal/i, never: /\breporter\b/i },
    block: { says: 'bloquer', stem: /\bblo(qu|cage)/i },
  },
  es: {
    like: { says: 'like; «Me gusta» on the button', stem: /\blike|gusta/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'miembro', stem: /\bmiembro/i, never: /\busuari[oa]s?\b/i },
    credits: { says: 'créditos', stem: /crédito/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'denunciar', stem: /\bdenunci/i, never: /\breport(ar|e)/i },
    block: { says: 'bloquear', stem: /\bbloque/i },
  },
  it: {
    like: { says: 'like; «Mi piace» on the button', stem: /\blike|piac/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'membro', stem: /\bmembr/i, never: /\butent[ei]\b|\biscritt[ie]\b/i },
    credits: { says: 'crediti', stem: /\bcredit/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'segnalare', stem: /\bsegnal/i, never: /\bdenunc/i },
    block: { says: 'bloccare', stem: /\bblocc/i },
  },
  da: {
    like: { says: 'like', stem: /\blik/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'medlem', stem: /\bmedlem/i, never: /\bbruger(en|ne)\b/i },
    credits: { says: 'credits', stem: /\bcredit/i, never: /\bkreditter/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'anmelde', stem: /\banmeld/i, never: /\brapporter/i },
    block: { says: 'blokere', stem: /\bbloke|\bblokér/i },
  },
  nb: {
    like: { says: 'like', stem: /\blik/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'medlem', stem: /\bmedlem/i, never: /\bbruker(en|ne)\b/i },
    credits: { says: 'kreditter', stem: /kreditt/i, never: /\bcredits?\b/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'rapportere', stem: /\brapport/i, never: /\banmeld/i },
    block: { says: 'blokkere', stem: /\bblokker/i },
  },
  sv: {
    like: { says: 'gilla', stem: /\bgilla/i },
    match: { says: 'matchning', stem: /\bmatch/i },
    member: { says: 'medlem', stem: /\bmedlem/i, never: /\banvändar(e|en|na)\b/i },
    credits: { says: 'krediter', stem: /kredit/i, never: /\bcredits?\b/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'anmäla', stem: /\banmäl/i, never: /\brapporter/i },
    block: { says: 'blockera', stem: /\bblocker/i },
  },
  fi: {
    like: { says: 'tykätä', stem: /\btyk/i, never: /\blike/i },
    match: { says: 'match', stem: /\bmatch/i },
    member: { says: 'jäsen', stem: /jäsen/i, never: /\bkäyttäjä/i },
    credits: { says: 'krediitit', stem: /krediit/i, never: /\bcredits?\b/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'ilmiantaa', stem: /\bilmian/i, never: /\braporto/i },
    block: { says: 'estää', stem: /\best/i },
  },
  pl: {
    like: { says: 'polubienie, polubić', stem: /lub/i, never: /\blajk/i },
    match: { says: 'dopasowanie', stem: /dopasowa/i },
    member: { says: 'osoba', stem: /\bos(ó|o)b/i, never: /użytkowni|\bczłonk|\bczłonek/i },
    credits: { says: 'kredyty', stem: /kredyt/i },
    premium: { says: 'premium', stem: /premium/i },
    report: { says: 'zgłosić', stem: /zgł(o|a)s/i, never: /\braportuj/i },
    block: { says: 'zablokować', stem: /blok/i },
  },
}

/** Bought things: a translation that leaves them out says something else. */
const bought: readonly ProductWord[] = ['credits', 'premium']

/** A name of a place to fill is no word. */
const spoken = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '')

/** Words that a text should not use for what the product has a word for. */
export const otherWords = (language: string, text: string): readonly string[] =>
  Object.values(productWords[language] ?? {}).flatMap(({ says, never }) => {
    const found = never?.exec(spoken(text))?.[0]
    return found === undefined ? [] : [`says "${found}" instead of "${says}"`]
  })

/** What is bought and stands in the Dutch text alone. */
export const missingWords = (language: string, dutch: string, text: string): readonly string[] =>
  bought.flatMap((word) => {
    const own = productWords[language]?.[word]
    const asked = productWords.nl?.[word].stem.test(spoken(dutch))
    return asked && own && !own.stem.test(spoken(text)) ? [`does not say "${own.says}"`] : []
  })
