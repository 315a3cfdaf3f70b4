import { fold } from '../../database/fold.ts'
import { commonWords } from './common-words.ts'

/** Would it be among the first guesses? The name and the address are the member's own. */
export const passwordProblem = (
  password: string,
  { name, email }: { name: string; email: string },
): 'password_weak' | 'password_equals_login' | null => {
  const folded = fold(password)
  const own = [name, email, email.split('@')[0] ?? ''].map(fold)
  if (own.includes(folded)) return 'password_equals_login'
  return isMonotonous(folded) || isSequence(folded) || isCommonWord(folded) ? 'password_weak' : null
}

/** `aaaaaaaaaa`, `1212121212`, `abcabcabcabc`. */
const isMonotonous = (password: string): boolean =>
  new Set(password).size <= 2 || /^(.{1,5})\1+$/.test(password)

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklm',
]
const backwards = (text: string): string => Array.from(text).reverse().join('')
const isSequence = (password: string): boolean =>
  rows.some((row) => row.includes(password) || backwards(row).includes(password))

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (word: string): string => word.replace(/[013457@$!]/g, (char) => lookalikes[char] ?? char)

/** A common word, or two of them, with digits and marks around: `Welkom2026!`, `P@ssw0rd123`. */
const isCommonWord = (password: string): boolean => {
  const trimmed = password.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
  const cores = [password, trimmed, plain(trimmed), plain(password).replace(/[\d\W_]+$/gu, '')]
  return cores.some((core) => commonWords.has(core) || isTwice(core))
}

const isTwice = (word: string): boolean => {
  const middle = Array.from(word, (_, index) => index + 1)
  return middle.some((cut) => commonWords.has(word.slice(0, cut)) && commonWords.has(word.slice(cut)))
}
