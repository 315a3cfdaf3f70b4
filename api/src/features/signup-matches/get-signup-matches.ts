import { getSignupMatchesContract } from '@lonk/shared-api/calls/matching/signup-matches.schema.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadOwnProfile } from '../../core/profile/load-profile.ts'
import { endpoint } from '../../http/endpoint.ts'
import { signupMatches } from './signup-matches.ts'

const shown = 12

/** GET /api/signup-matches.php */
export const getSignupMatchesEndpoint = endpoint(getSignupMatchesContract, async (context) => {
  const { member, services } = context
  const viewer = viewerOf(context)
  const own = await loadOwnProfile(services, services.db, viewer)
  return { profiles: await signupMatches(services, services.db, own, member.host, viewer, shown) }
})
