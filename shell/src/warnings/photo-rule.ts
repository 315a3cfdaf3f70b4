import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'

interface Situation {
  readonly profile: Pick<OwnProfile, 'main_image' | 'photos'>
  readonly path: string
  readonly dismissed: boolean
}

/** A photo that others see, or will once it is through its checks. */
const counts = ({ status, visibility }: OwnProfile['photos'][number]) =>
  visibility === 'public' && (status === 'active' || status === 'pending' || status === 'processing')

/** Whether a member is asked for a photo: not on the profile, where the photos are, and never again once closed. */
export const asksForPhoto = ({ profile, path, dismissed }: Situation): boolean =>
  !dismissed && path !== routePatterns.profile && profile.main_image === null && !profile.photos.some(counts)
