import { autoLikeContract } from '@lonk/shared-api/calls/likes/auto-like.schema.ts'
import { before, seconds } from '../../clock.ts'
import { likesLocked } from '../../core/member/locked-likes.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCard } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Trx } from '../../database/transaction.ts'
import { endpoint } from '../../http/endpoint.ts'

/** A repetition within this time, e.g. a retry, gets the same like again. */
const sameAnswerFor = seconds(60)

/** GET /api/auto-like.php: the oldest real like not yet shown. Never an invented one, and none that is locked. */
export const autoLikeEndpoint = endpoint(autoLikeContract, async (context) => {
  const { member, services, site, now } = context
  if (likesLocked(site, member)) return { profile: null }
  const fromId = await services.transaction(async (trx) => {
    const shown = await firstLike(trx, member, (query) =>
      query.where('likes.shown_at', '>', before(now, sameAnswerFor)),
    )
    if (shown) return shown.from_id
    const next = await firstLike(trx, member, (query) => query.where('likes.shown_at', 'is', null))
    if (!next) return null
    await trx
      .updateTable('likes')
      .set({ shown_at: now })
      .where('from_id', '=', next.from_id)
      .where('to_id', '=', member.profileId)
      .execute()
    return next.from_id
  })
  const card = fromId === null ? undefined : await loadCard(services, services.db, viewerOf(context), fromId)
  return { profile: card ?? null }
})

type LikesQuery = ReturnType<typeof unseenLikes>

const unseenLikes = (trx: Trx, me: { profileId: number; host: string }) =>
  trx
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.from_id')
    .select('likes.from_id')
    .where('likes.to_id', '=', me.profileId)
    .where('likes.held', '=', false)
    .where('likes.like_new', '=', true)
    .where('profiles.fictional', '=', false)
    .where(visibleTo(me.host, me.profileId))

const firstLike = (
  trx: Trx,
  me: { profileId: number; host: string },
  narrow: (query: LikesQuery) => LikesQuery,
) =>
  narrow(unseenLikes(trx, me))
    .orderBy('likes.created_at')
    .orderBy('likes.from_id')
    .limit(1)
    .executeTakeFirst()
