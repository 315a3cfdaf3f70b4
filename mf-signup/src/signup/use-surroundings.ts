import { useShared } from '@lonk/shared-events/react.ts'
import { useCameFor } from '../surface/came-for.ts'
import { useSignupQuery } from '../surface/dialog-surface.ts'
import type { SignupSurroundings } from './request.ts'

const landerName = /^[a-z0-9-]{2,40}$/

/** What is sent with a sign-up without being asked: language, terms, and what led here. */
export const useSurroundings = (): SignupSurroundings => {
  const settings = useShared('settings')
  const language = useShared('locale')
  const tracking = useShared('tracking')
  const query = useSignupQuery()
  const cameFor = useCameFor()
  const profileId = cameFor?.id ?? Number(query.get('profile_id'))
  const lander = query.get('lander') ?? ''
  return {
    language,
    termsVersion: settings?.terms_version ?? '',
    tracking: tracking ?? undefined,
    profileId: Number.isSafeInteger(profileId) && profileId > 0 ? profileId : undefined,
    lander: landerName.test(lander) ? lander : undefined,
  }
}
