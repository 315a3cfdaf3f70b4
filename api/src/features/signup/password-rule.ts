import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fold } from '../../database/fold.ts'
import { commonWords } from './common-words.ts'

/** More of a password is not looked at: what follows makes it no weaker, and the estimate of 128 takes half a second. */
const longestEstimated = 32

/** Would it be among the first guesses? The name and the address are the member's own. */
export const passwordProblem = async (
  password: string,
  { name, email }: { name: string; email: string },
): Promise<'password_weak' | 'password_equals_login' | null> => {
  const folded = fold(password)
  const own = [name, email, email.split('@')[0] ?? ''].map(fold)
  if (own.includes(folded)) return 'password_equals_login'
  const { score, sequence } = (await loadEstimator()).check(withoutAccents(folded), own)
  // Below 2 are fewer than a million guesses.
  return score < 2 || isOneCommonWord(sequence) ? 'password_weak' : null
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

let estimator: Promise<ZxcvbnFactory> | undefined

/** With the passwords that are found most often in leaks. Loaded with the first one that is chosen: 13 MB. */
const loadEstimator = (): Promise<ZxcvbnFactory> => {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) =>
      new ZxcvbnFactory({
        dictionary: { leaked: dictionary['passwords-common'], ours: commonWords },
        graphs: adjacencyGraphs,
        maxLength: longestEstimated,
      }),
  )
  return estimator
}

/** So many digits and marks make no secret of a common word. */
const mostDecoration = 6

/** One common word, however often and in whatever disguise, with a little around it: `Welkom2026!`, `W3lk0m-w3lk0m`. */
const isOneCommonWord = (sequence: readonly MatchExtended[]): boolean => {
  const words = sequence.filter(({ pattern }) => pattern === 'dictionary')
  const rest = sequence.filter(({ pattern }) => pattern !== 'dictionary').map(({ token }) => token)
  return (
    new Set(words.map((word) => word.matchedWord)).size === 1 &&
    rest.join('').length <= mostDecoration &&
    !/\p{L}/u.test(rest.join(''))
  )
}
