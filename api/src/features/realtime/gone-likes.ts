import * as z from 'zod/mini'
import type { Member } from '../../core/member/member.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'

type EventRow = { seq: number; event: string; data: unknown }
const aboutSomebody = z.object({ profile: z.object({ id: z.number() }) })

/**
 * Events wait ten minutes for whoever was offline, with the card as it was. Which of these likes and matches are none
 * any more, because they were taken back or their giver cannot be found: by a block, a pause or a deletion alike.
 */
export const goneLikes = async (
  db: Db,
  { host, profileId }: Pick<Member, 'host' | 'profileId'>,
  rows: readonly EventRow[],
): Promise<ReadonlySet<number>> => {
  const told = rows.flatMap(({ seq, event, data }) => {
    const known = event === 'like' || event === 'match' ? aboutSomebody.safeParse(data) : undefined
    return known?.success ? [{ seq, event, id: known.data.profile.id }] : []
  })
  if (told.length === 0) return new Set()
  const givers = await db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.from_id')
    .leftJoin('likes as back', (join) =>
      join
        .onRef('back.to_id', '=', 'likes.from_id')
        .onRef('back.from_id', '=', 'likes.to_id')
        .on('back.held', '=', false),
    )
    .select(['likes.from_id', 'back.to_id as liked_back'])
    .where('likes.to_id', '=', profileId)
    .where('likes.held', '=', false)
    .where(
      'likes.from_id',
      'in',
      told.map(({ id }) => id),
    )
    .where(visibleTo(host, profileId))
    .execute()
  const likers = new Set(givers.map(({ from_id }) => from_id))
  const matches = new Set(givers.flatMap(({ liked_back }) => liked_back ?? []))
  const gone = told.filter(({ event, id }) => !(event === 'match' ? matches : likers).has(id))
  return new Set(gone.map(({ seq }) => seq))
}
