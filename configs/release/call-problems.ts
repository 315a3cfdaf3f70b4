import type { CallShapes } from '@lonk/shared-api/call-shapes.ts'
import type { OfferedCalls } from '../../shell/server/api/offered-calls.ts'
import { callSection } from '../contract/facts.ts'
import { callOf } from '../contract/used-calls.ts'
import type { Known } from './fact-problems.ts'

/** `POST /api/like.php takes` of `POST /api/like.php takes.profile_id`; of a call itself null. */
const ownerOf = (name: string): string | null => {
  const { call, what } = callOf(name)
  if (what === '') return null
  const owner = what.replace(/(?:\[\]|\.[^.=[]+|=.*)$/, '')
  return owner === what ? call : `${call} ${owner}`
}

/**
 * What a caller would meet that it was not built for: something gone that it sends or reads, of another kind, newly
 * asked of it, or no longer always there. What is only new in an answer hurts nobody.
 */
const breaksOf = (used: CallShapes, offered: CallShapes): readonly string[] => {
  const hasOwner = (shapes: CallShapes, name: string): boolean => (ownerOf(name) ?? name) in shapes
  // One line for what is gone, not one for each thing that went with it.
  const wentWithOwner = (name: string): boolean =>
    ownerOf(name) !== null && hasOwner(used, name) && !hasOwner(offered, name)
  const changed = Object.entries(used).flatMap(([name, { is, demanded }]) => {
    const now = offered[name]
    const isAnswer = callOf(name).what.startsWith('gives')
    if (!now) return (isAnswer && !demanded) || wentWithOwner(name) ? [] : [`${name} is gone`]
    if (now.is !== is) return [`${name} was ${is}, is ${now.is}`]
    if (isAnswer && demanded && !now.demanded) return [`${name} may be absent`]
    if (!isAnswer && !demanded && now.demanded) return [`${name} must be given`]
    return []
  })
  const asked = Object.entries(offered)
    .filter(
      ([name, { demanded }]) =>
        demanded && !(name in used) && hasOwner(used, name) && callOf(name).what.startsWith('takes'),
    )
    .map(([name]) => `${name} is new, and must be given`)
  return [...changed, ...asked]
}

/** What parts would break on an API, a line each that names the part and what it counts on. */
export const callProblems = (parts: readonly Known[], { since, calls }: OfferedCalls): readonly string[] =>
  parts.flatMap(({ part, version, facts }) =>
    breaksOf(facts?.[callSection] ?? {}, calls).map(
      (text) => `${part} ${version} would break on the API (as of ${since}): ${text}`,
    ),
  )
