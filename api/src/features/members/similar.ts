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
): Promise<ProfileCard[]> =>
  loadCards(services, db, viewer, await similarIds(db, viewer, host, somebody, count))

export const similarIds = async (
  db: Db,
  viewer: Pick<Viewer, 'profileId' | 'now'>,
  host: string,
  somebody: Like,
  count: number,
): Promise<number[]> => {
  const similar = similarTo(somebody, db, viewer, host)
  const { regionId } = somebody
  // One after the other: each reads an index in its order and stops, where both at once would sort a country.
  const near = regionId ? await similar.where('profiles.region_id', '=', regionId).limit(count).execute() : []
  const others = regionId
    ? similar.where(sql<boolean>`profiles.region_id is distinct from ${regionId}::bigint`)
    : similar
  const far = near.length < count ? await others.limit(count - near.length).execute() : []
  return [...near, ...far].map(({ id }) => id)
}

const similarTo = (somebody: Like, db: Db, viewer: Pick<Viewer, 'profileId' | 'now'>, host: string) => {
  const today = localDay(viewer.now)
  const age = ageOn(somebody.dateOfBirth, today)
  const query = db
    .selectFrom('profiles')
    .select('profiles.id')
    .where(visibleTo(host, viewer.profileId))
    .where(proposable(host))
    .where('profiles.id', '!=', somebody.id)
    .where('profiles.country', '=', somebody.country)
    .where('profiles.date_of_birth', '<=', yearsBefore(today, Math.max(18, age - 7)))
    .where('profiles.date_of_birth', '>', yearsBefore(today, age + 8))
    .where('profiles.main_photo_id', 'is not', null)
    .orderBy('profiles.last_online_at', 'desc')
    .orderBy('profiles.id', 'desc')
  return somebody.gender ? query.where('profiles.gender', '=', somebody.gender) : query
}
