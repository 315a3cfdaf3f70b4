import { likesContract } from '@lonk/shared-api/calls/likes/likes.schema.ts'
import type { ReceivedLike } from '@lonk/shared-api/schemas/like.ts'
import { countNewLikes } from '../../core/likes/like-queries.ts'
import { isSecretLike, lockedLike, lockedLikeId } from '../../core/member/locked-likes.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { decodeCursor, encodeCursor } from '../../core/paging/cursor.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'

const pageSize = 100

/** GET /api/likes.php: received, sent or mutual likes, newest first; without a type the first of both sides. */
export const getLikesEndpoint = endpoint(likesContract, async (context) => {
  const { input, member, services } = context
  const { db, config } = services
  const { type } = input
  const place = decodeCursor(config.secrets, input.cursor)
  const viewer = viewerOf(context)

  const received =
    type === undefined || type === 'received' ? await likesOf(db, member, 'received', place) : []
  const given =
    type === 'received' ? [] : await likesOf(db, member, type === 'matches' ? 'matches' : 'sent', place)
  const cards = await loadCards(
    services,
    db,
    viewer,
    received.map(({ id }) => id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))

  const liked_by = received.flatMap(({ id, like_new, created_at }): ReceivedLike[] => {
    const card = cardOf.get(id)
    if (!card) return []
    const like = { like_new, created_at: created_at.toISOString() }
    return viewer.likesLocked && isSecretLike(card)
      ? [{ ...like, id: lockedLikeId(config.secrets, id, member.profileId), profile: lockedLike }]
      : [{ ...like, id, profile: card }]
  })
  const last = (type === 'received' ? received : given).at(pageSize - 1)
  return {
    profiles: await loadCards(
      services,
      db,
      viewer,
      given.map(({ id }) => id),
    ),
    liked_by,
    new_total: await countNewLikes(db, member.profileId),
    next_cursor: type && last ? encodeCursor(config.secrets, [last.created_at.getTime(), last.id]) : null,
  }
})

type Direction = 'received' | 'sent' | 'matches'

const likesOf = async (
  db: Db,
  me: { profileId: number; host: string },
  direction: Direction,
  place: [number, number] | null,
) => {
  const mine = direction === 'received' ? 'likes.to_id' : 'likes.from_id'
  const other = direction === 'received' ? 'likes.from_id' : 'likes.to_id'
  let query = db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', other)
    .select([`${other} as id`, 'likes.like_new', 'likes.created_at'])
    .where(mine, '=', me.profileId)
    .where(visibleTo(me.host, me.profileId))
  if (direction !== 'sent') query = query.where('likes.held', '=', false)
  if (direction === 'matches')
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('likes as back')
          .select('back.to_id')
          .where('back.to_id', '=', me.profileId)
          .whereRef('back.from_id', '=', 'likes.to_id')
          .where('back.held', '=', false),
      ),
    )
  if (place) {
    const [time, id] = place
    query = query.where((eb) => eb(eb.refTuple('likes.created_at', other), '<', eb.tuple(new Date(time), id)))
  }
  return query.orderBy('likes.created_at', 'desc').orderBy(other, 'desc').limit(pageSize).execute()
}
