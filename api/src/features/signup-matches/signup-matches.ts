import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { OwnProfile, ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { membersLike } from '../members/similar.ts'

type Options = { language: Language; session: string | null; now: Date }

/** Members whom a new member may like at first sight: whom they seek, near, about their age. */
export const signupMatches = (
  services: Pick<Services, 'config'>,
  db: Db,
  profile: OwnProfile,
  host: string,
  options: Options,
  count = 6,
): Promise<ProfileCard[]> =>
  membersLike(
    services,
    db,
    { profileId: profile.id, premium: false, ...options },
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
