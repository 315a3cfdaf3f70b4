import { readsAs } from './reads-as.ts'
import { readsAsAddress } from './reads-as-address.ts'

/** Words by which a site speaks, in the languages it has: a name that holds one, wherever, reads as the site itself. */
const officialWords = [
  'admin',
  'beheerder',
  'moderator',
  'moderatie',
  'moderation',
  'helpdesk',
  'support',
  'webmaster',
  'klantenservice',
  'facturen',
  'factuur',
  'invoice',
  'lidniet',
  'klantendienst',
  'klantcontact',
  'klantenhulp',
  'hulpdesk',
  'betaaldienst',
  'verificatie',
  'verification',
  'kundenservice',
  'kundendienst',
  'customerservice',
  'customercare',
  'serviceclient',
  'servizioclienti',
  'assistenza',
  'atencionalcliente',
  'soporte',
  'kundtjanst',
  'kundeservice',
  'kundservice',
  'asiakaspalvelu',
  'obslugaklienta',
  'officieel',
  'official',
  'offiziell',
  'officiel',
  'officiell',
  'ufficiale',
  'oficial',
  'oficjaln',
  'virallinen',
  'medewerker',
  'mitarbeiter',
  'medarbetare',
  'medarbejder',
  'medarbeider',
  'pracownik',
  'tyontekija',
  'dipendente',
  'empleado',
  'noreply',
  'donotreply',
  'nietbeantwoorden',
  'geenantwoord',
  'nichtantworten',
  'keineantwort',
  'nepasrepondre',
  'noresponder',
  'nonrispondere',
  'nieodpowiadaj',
  'svarainte',
  'svarikke',
  'alavastaa',
  'postmaster',
  // What is shown in the place of a member who is gone.
  'lidnietbeschikbaar',
  'mailerdaemon',
].map(readsAs)

/** The same letters in words that are not official ones. */
const harmless = ['badminton', 'supporter'].map(readsAs)

/** Words that are official only with nothing beside them but each other, the site's name and `fillers`. */
const weakWords = [
  'beheer',
  'redactie',
  'site',
  'mod',
  'mods',
  'service',
  'staff',
  'team',
  'system',
  'systeem',
  'security',
  'crew',
  'info',
  'help',
  'hulp',
  'hilfe',
  'aide',
  'ayuda',
  'aiuto',
  'pomoc',
  'assistance',
  'deleted',
  'verwijderd',
  'root',
  'operator',
  'veiligheid',
  'betaling',
  'betalingen',
  'employe',
  'ansatt',
  'anstalld',
]
const fillers = [
  'nl',
  'be',
  'de',
  'at',
  'ch',
  'fr',
  'es',
  'it',
  'pl',
  'se',
  'dk',
  'no',
  'fi',
  'uk',
  'eu',
  'com',
]
const moreFillers = [
  'net',
  'org',
  'online',
  'chat',
  'dating',
  'app',
  'www',
  'the',
  'het',
  'van',
  'my',
  'mijn',
]

const patternOf = (words: readonly string[]) => new RegExp(`^(?:${words.map(readsAs).join('|')})+$`, 'u')
const onlyFillers = patternOf([...fillers, ...moreFillers])

/** Would a member take this name for the site, for somebody who speaks for it, or for an address to go to? */
export const isReserved = (name: string, siteName: string): boolean => {
  if (readsAsAddress(name)) return true
  const site = readsAs(siteName)
  // One word of the name is the site's own: `Lonk_Jan` speaks for it, `Lonka` does not.
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).flatMap(readingsOf)
  if (site && words.includes(site)) return true
  const spoken = patternOf([...weakWords, ...(site ? [site] : []), ...fillers, ...moreFillers])
  return readingsOf(name).some(
    (reading) =>
      officialWords.some((word) => without(harmless, reading).includes(word)) ||
      (spoken.test(reading) && !onlyFillers.test(reading)),
  )
}

/** Digits stand for letters, or are just digits: at the end, or anywhere. */
const readingsOf = (name: string): string[] => [
  readsAs(name),
  readsAs(name.replace(/\d+$/, '')),
  readsAs(name.replaceAll(/\d/g, '')),
]

const without = (parts: readonly string[], text: string): string =>
  parts.reduce((left, part) => left.replaceAll(part, ' '), text)
