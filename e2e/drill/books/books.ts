import { brokenInvariants } from '../../../api/test/invariants.ts'
import type { Member } from '../load/member.ts'
import type { Stage } from '../stage/stage.ts'
import { likesOf } from './likes.ts'
import { messagesOf } from './messages.ts'
import { moneyOf } from './money.ts'

/** One line of the books: how much there was, and what must be nothing. */
export interface Entry {
  readonly what: string
  readonly found: string
  /** In words what does not hold; null where all is as it should be. */
  readonly broken: string | null
}

/** What must be none. */
export const none = (what: string, count: number, unit = ''): Entry => ({
  what,
  found: `${count}${unit}`,
  broken: count === 0 ? null : `${what}: ${count}${unit}`,
})

export const total = (what: string, count: number | string): Entry => ({
  what,
  found: String(count),
  broken: null,
})

/** Holds what members were told against the database, once nobody writes any more. */
export const readBooks = async ({ office }: Stage, members: readonly Member[]): Promise<readonly Entry[]> => {
  const broken = await brokenInvariants(office.db)
  return [
    ...(await messagesOf(office.db, members)),
    ...(await likesOf(office.db, members)),
    ...(await moneyOf(office.db, members)),
    {
      what: 'sentences of api/invariants.sql that do not hold',
      found: String(broken.length),
      broken: broken.length === 0 ? null : broken.map(({ invariant }) => invariant).join('; '),
    },
    ...refusals(members),
  ]
}

const refusals = (members: readonly Member[]): readonly Entry[] => {
  const refused = members.flatMap(({ notebook }) => notebook.refused)
  const words = [...new Set(refused)].slice(0, 5).join('; ')
  return [
    {
      what: 'refused though nothing was wrong with it',
      found: String(refused.length),
      broken: refused.length === 0 ? null : `${refused.length} refused: ${words}`,
    },
  ]
}
