import { fold } from '../../database/fold.ts'

/** Characters that look like a letter of ours, by the letter they look like. `l` and `1` look like a capital `i`. */
const lookalikes: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ',
  b: '8ЬвβʙƄ',
  c: 'сᴄ',
  d: 'ԁđðᴅ',
  e: '3еёεᴇə',
  f: 'ꜰƒ',
  g: '69ɡɢ',
  h: 'һнʜħ',
  i: '1l!|ıіїӏιɩɪʟłļ',
  j: 'јᴊȷ',
  k: 'кκᴋ',
  m: 'мᴍ',
  n: 'пηɴŋ',
  o: '0оοøσᴏɵ',
  p: 'рρᴘþ',
  q: 'ԛ',
  r: 'гʀ',
  s: '5$ѕꜱʂ',
  t: '7тτᴛŧ',
  u: 'υᴜцʉ',
  v: 'νᴠѵ',
  w: 'ѡωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: '2ᴢʐ',
}

const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, alike]) =>
    Array.from(alike, (char) => [char, letter] as const),
  ),
)

/** Two letters that look like one. */
const pairs: readonly [string, string][] = [
  ['vv', 'w'],
  ['rn', 'm'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
]

/**
 * What somebody reads at a glance: without accents, marks, dots and underscores, every look-alike as the letter that it
 * stands for, a repeated letter as one. Only for comparing two such readings.
 */
export const readsAs = (text: string): string => {
  const plain = fold(text).normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = Array.from(plain, (char) => letterOf.get(char) ?? char).join('')
  const words = pairs.reduce((read, [pair, one]) => read.replaceAll(pair, one), letters)
  return words.replace(/[^\p{L}]/gu, '').replace(/(.)\1+/gu, '$1')
}
