import { markLikeSeenContract } from '@lonk/shared-api/calls/likes/like.schema.ts'
import { countNewLikes } from '../../core/likes/like-queries.ts'
import { isSecretLike } from '../../core/member/locked-likes.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCard } from '../../core/profile/cards.ts'
import { isVisible, visibleTo } from '../../core/profile/visibility.ts'
import { type Trx, touch } from '../../database/transaction.ts'
import { type Context, endpoint } from '../../http/endpoint.ts'

/**
 * PUT /api/like.php: the profile of a received like was opened, or the list of those that are locked. A like that cannot
 * be seen stays as it is: a number that moved would tell of it.
 */
export const markLikeSeenEndpoint = endpoint(markLikeSeenContract, async (context) => {
  const { input, member, services } = context
  const new_total = await services.transaction(async (trx) => {
    const givers =
      input.profile_id === undefined
        ? await lockedGivers(trx, context)
        : await openGiver(trx, context, input.profile_id)
    if (givers.length > 0 && (await markSeen(trx, member.profileId, givers)))
      touch(trx, member.userId, 'likes')
    return countNewLikes(trx, member.profileId)
  })
  return { new_total }
})

type Seen = Context<unknown, 'U'>

/** Nobody, where the member may not find that profile, or may not know that it liked them. */
const openGiver = async (trx: Trx, context: Seen, id: number): Promise<number[]> => {
  if (!(await isVisible(trx, context.member, id))) return []
  const viewer = viewerOf(context)
  const card = viewer.likesLocked ? await loadCard(context.services, trx, viewer, id) : undefined
  return card && isSecretLike(card) ? [] : [id]
}

const lockedGivers = async (trx: Trx, context: Seen): Promise<number[]> => {
  const { member } = context
  if (!viewerOf(context).likesLocked) return []
  const rows = await trx
    .selectFrom('profiles')
    .innerJoin('likes', 'likes.from_id', 'profiles.id')
    .leftJoin('likes as mine', (join) =>
      join
        .onRef('mine.to_id', '=', 'likes.from_id')
        .onRef('mine.from_id', '=', 'likes.to_id')
        .on('mine.held', '=', false),
    )
    .select('profiles.id')
    .where('likes.to_id', '=', member.profileId)
    .where('likes.like_new', '=', true)
    .where('likes.held', '=', false)
    .where('mine.to_id', 'is', null)
    .where('profiles.fictional', '=', false)
    .where(visibleTo(member.host, member.profileId))
    .execute()
  return rows.map(({ id }) => id)
}

const markSeen = async (trx: Trx, profileId: number, givers: readonly number[]): Promise<boolean> => {
  const changed = await trx
    .updateTable('likes')
    .set({ like_new: false })
    .where('from_id', 'in', [...givers])
    .where('to_id', '=', profileId)
    .where('like_new', '=', true)
    .where('held', '=', false)
    .returning('from_id')
    .execute()
  return changed.length > 0
}
