import { fold } from '../../database/fold.ts'

/** What a member would take for a word of the site itself, in the languages it speaks. */
const officialWords = [
  'admin',
  'administrator',
  'administratie',
  'beheer',
  'beheerder',
  'mod',
  'moderator',
  'moderatie',
  'support',
  'helpdesk',
  'klantenservice',
  'kundenservice',
  'kundendienst',
  'service',
  'staff',
  'team',
  'official',
  'officieel',
  'system',
  'systeem',
  'security',
  'webmaster',
]

const lookalikes: Partial<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  ı: 'i',
}

/** As it reads at a glance: without accents and marks, digits as the letters that they stand for. */
const reads = (text: string): string =>
  Array.from(fold(text).normalize('NFKD').replace(/\p{M}/gu, ''), (char) => lookalikes[char] ?? char)
    .join('')
    .replace(/[^\p{L}]/gu, '')

/** Does a name consist of nothing but such words and the site's own name, with digits behind or not? */
export const isReserved = (name: string, siteName: string): boolean => {
  const words = [...officialWords, reads(siteName)].filter(Boolean)
  const official = new RegExp(`^(?:${words.join('|')})+$`, 'u')
  return official.test(reads(name)) || official.test(reads(name.replace(/\d+$/, '')))
}
