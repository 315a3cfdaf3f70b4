import type { OwnProfile, ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { Viewer } from '../../core/member/viewer.ts'
import { loadCard } from '../../core/profile/cards.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { membersLike } from '../members/similar.ts'

/**
 * Members whom a new member may like at first sight: first the one whose landing page brought them, then those they
 * seek, nearby, about their age.
 */
export const signupMatches = async (
  services: Pick<Services, 'config'>,
  db: Db,
  profile: OwnProfile,
  host: string,
  viewer: Viewer,
  count = 6,
): Promise<ProfileCard[]> => {
  const others = await membersLike(
    services,
    db,
    viewer,
    host,
    {
      id: profile.id,
      gender: profile.seeking === 'both' ? null : profile.seeking,
      country: profile.country,
      regionId: profile.region_id,
      dateOfBirth: profile.date_of_birth,
    },
    count,
  )
  const landed = await landedOn(db, profile.id, host)
  const first = landed === null ? undefined : await loadCard(services, db, viewer, landed)
  return first ? [first, ...others.filter(({ id }) => id !== first.id)].slice(0, count) : others
}

const landedOn = async (db: Db, profileId: number, host: string): Promise<number | null> => {
  const row = await db
    .selectFrom('profiles as own')
    .innerJoin('signup_tracking', 'signup_tracking.user_id', 'own.user_id')
    .innerJoin('profiles', 'profiles.id', 'signup_tracking.profile_id')
    .select('profiles.id')
    .where('own.id', '=', profileId)
    .where(visibleTo(host, profileId))
    .executeTakeFirst()
  return row?.id ?? null
}
