import { ageOn } from '@lonk/shared-api/schemas/account-fields.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import type { Viewer } from '../../core/member/viewer.ts'
import { loadCards } from '../../core/profile/cards.ts'
import { proposable } from '../../core/profile/proposable.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { yearsBefore } from './filters.ts'

type Like = {
  id: number
  gender: 'male' | 'female' | null
  country: string
  regionId: number | null
  dateOfBirth: string
}

/** Up to `count` members who resemble somebody: same gender and country, about the same age, the near region first. */
export const membersLike = async (
  services: Pick<Services, 'config'>,
  db: Db,
  viewer: Viewer,
  host: string,
  somebody: Like,
  count: number,
): Promise<ProfileCard[]> => {
  const today = localDay(viewer.now)
  const age = ageOn(somebody.dateOfBirth, today)
  let query = db
    .selectFrom('profiles')
    .select('profiles.id')
    .where(visibleTo(host, viewer.profileId))
    .where(proposable)
    .where('profiles.id', '!=', somebody.id)
    .where('profiles.country', '=', somebody.country)
    .where('profiles.date_of_birth', '<=', yearsBefore(today, Math.max(18, age - 7)))
    .where('profiles.date_of_birth', '>', yearsBefore(today, age + 8))
    .where('profiles.main_photo_id', 'is not', null)
  if (somebody.gender) query = query.where('profiles.gender', '=', somebody.gender)
  const rows = await query
    .orderBy(sql`(profiles.region_id is not distinct from ${somebody.regionId}::bigint)`, 'desc')
    .orderBy('profiles.last_online_at', 'desc')
    .limit(count)
    .execute()
  return loadCards(
    services,
    db,
    viewer,
    rows.map(({ id }) => id),
  )
}
