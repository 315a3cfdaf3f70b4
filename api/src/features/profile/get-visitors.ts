import { visitorsContract, visitorsPerPage } from '@lonk/shared-api/calls/profile/visitors.schema.ts'
import { before, days } from '../../clock.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

const lookBack = days(90)

/** GET /api/visitors.php: each visitor once, the latest visit first. Free members are told how many there are. */
export const getVisitorsEndpoint = endpoint(visitorsContract, async (context) => {
  const { input, member, services, now } = context
  const { db } = services
  const me = { ...member, since: before(now, lookBack) }
  const { total } = await visits(db, me)
    .select((eb) => eb.fn.count<number>('visits.visitor_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  if (!member.paidUser) throw apiError('premium_only', { count: total })
  const rows = await visits(db, me)
    .select((eb) => ['visits.visitor_id', eb.fn.max('visits.last_at').as('visited_at')])
    .groupBy('visits.visitor_id')
    .orderBy('visited_at', 'desc')
    .orderBy('visits.visitor_id', 'desc')
    .limit(visitorsPerPage)
    .offset(((input.page ?? 1) - 1) * visitorsPerPage)
    .execute()
  const at = new Map(rows.map(({ visitor_id, visited_at }) => [visitor_id, visited_at]))
  const cards = await loadCards(
    services,
    db,
    viewerOf(context),
    rows.map(({ visitor_id }) => visitor_id),
  )
  return {
    profiles: cards.map((card) => ({ ...card, visited_at: (at.get(card.id) ?? now).toISOString() })),
    total,
  }
})

type Me = { profileId: number; host: string; since: Date }

/** Of members who may be found and did not hide; nobody invented ever visits. */
const visits = (db: Db, { profileId, host, since }: Me) =>
  db
    .selectFrom('visits')
    .innerJoin('profiles', 'profiles.id', 'visits.visitor_id')
    .where('visits.profile_id', '=', profileId)
    .where('visits.hidden', '=', false)
    .where('visits.last_at', '>', since)
    .where('profiles.fictional', '=', false)
    .where(visibleTo(host, profileId))
