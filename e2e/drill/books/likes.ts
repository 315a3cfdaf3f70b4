import type { Db } from '../../../api/src/database/connection.ts'
import type { Member } from '../load/member.ts'
import { type Entry, none, total } from './books.ts'

export const likesOf = async (db: Db, members: readonly Member[]): Promise<readonly Entry[]> => {
  const rows = await db.selectFrom('likes').select(['from_id', 'to_id']).execute()
  const stored = new Set(rows.map(({ from_id, to_id }) => `${from_id} ${to_id}`))
  const given = new Set(
    members.flatMap(({ profileId, notebook }) => [...notebook.liked].map((to) => `${profileId} ${to}`)),
  )
  return [
    total('likes acknowledged', given.size),
    none('likes lost', missing(given, stored)),
    none('likes that nobody gave', missing(stored, given)),
  ]
}

const missing = (from: ReadonlySet<string>, there: ReadonlySet<string>): number =>
  [...from].filter((like) => !there.has(like)).length
