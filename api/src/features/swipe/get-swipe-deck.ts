import { getSwipeDeckContract } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import { before, days } from '../../clock.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { proposable } from '../../core/profile/proposable.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { endpoint } from '../../http/endpoint.ts'
import { likesLeft, swipeDay, undoable } from './allowance.ts'

const deckSize = 20
const notAgainFor = days(30)

/** GET /api/swipe.php: those the member seeks, with a photo, last seen first; nobody liked or swiped lately. */
export const getSwipeDeckEndpoint = endpoint(getSwipeDeckContract, async (context) => {
  const { input, member, services, site, now } = context
  const { db } = services
  let query = db
    .selectFrom('profiles')
    .select('profiles.id')
    .where(visibleTo(site.host, member.profileId))
    .where(proposable(site.host))
    .where('profiles.country', '=', input.country ?? member.country)
    .where('profiles.main_photo_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('likes')
            .select('likes.to_id')
            .where('likes.from_id', '=', member.profileId)
            .whereRef('likes.to_id', '=', 'profiles.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('swipes')
            .select('swipes.id')
            .where('swipes.user_id', '=', member.userId)
            .whereRef('swipes.profile_id', '=', 'profiles.id')
            .where('swipes.undone_at', 'is', null)
            .where('swipes.created_at', '>', before(now, notAgainFor)),
        ),
      ),
    )
  if (member.seeking !== 'both') query = query.where('profiles.gender', '=', member.seeking)
  const found = await query
    .orderBy('profiles.last_online_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(deckSize)
    .execute()
  const { day, resetsAt } = swipeDay(member, now)
  return {
    deck: await loadCards(
      services,
      db,
      viewerOf(context),
      found.map(({ id }) => id),
    ),
    likes_left: await likesLeft(db, member.userId, day, site.values.swipe_likes_per_day),
    undo_left: (await undoable(db, member, now)) === null ? 0 : 1,
    resets_at: resetsAt.toISOString(),
  }
})
