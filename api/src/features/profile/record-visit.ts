import { localDay } from '../../clock.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Trx } from '../../database/transaction.ts'

type Visit = { visitorId: number; host: string; profileId: number; now: Date }

/**
 * Notes that one member has looked at another, for `visitors.php`. A member who has paused, has not confirmed yet or
 * went invisible leaves nothing, nor does anybody where one of the two can no longer be seen by the other.
 */
export const recordVisit = async (trx: Trx, { visitorId, host, profileId, now }: Visit): Promise<void> => {
  await lockProfiles(trx, [visitorId, profileId], 'act')
  await trx
    .insertInto('visits')
    .columns(['visitor_id', 'profile_id', 'day', 'last_at'])
    .expression((eb) =>
      eb
        .selectFrom('profiles')
        .innerJoin('profiles as visitor', (join) => join.on('visitor.id', '=', visitorId))
        .innerJoin('users', 'users.id', 'visitor.user_id')
        .select((shown) => [
          'visitor.id as visitor_id',
          'profiles.id as profile_id',
          shown.cast<string>(shown.val(localDay(now)), 'date').as('day'),
          shown.cast<Date>(shown.val(now), 'timestamptz').as('last_at'),
        ])
        .where('users.status', '=', 'active')
        .where('users.invisible', '=', false)
        .where('profiles.id', '=', profileId)
        .where(visibleTo(host, visitorId)),
    )
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'profile_id', 'day']).doUpdateSet({ last_at: now }),
    )
    .execute()
}
