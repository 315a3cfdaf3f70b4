import { completenessOf, type Filled } from '@lonk/shared-api/completeness.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'

/** Something that a profile does not say yet. */
export type StepName = 'photo' | 'about' | 'interests' | 'looks' | 'person' | 'city'

/** What would show most, and how many hundredths of a whole profile that is. */
interface Step {
  readonly name: StepName
  readonly percent: number
}

/** What is counted, with one thing more said. Whom somebody loves is theirs to tell: nobody is asked for it here. */
const said: Readonly<Record<Exclude<StepName, 'photo' | 'interests'>, Partial<Filled>>> = {
  about: { about: 'x'.repeat(40) },
  looks: { hair_colour: 'said', eye_colour: 'said', body_type: 'said', tattoos: 'said' },
  person: { relationship_status: 'said', reason: 'said' },
  city: { city: 'said' },
}

const percentOf = (profile: OwnProfile, more: Partial<Filled> = {}, photos = 0, interests = 0): number =>
  completenessOf(
    { ...profile, ...more },
    Math.max(profile.photo_count_public, photos),
    Math.max(profile.interests.length, interests),
  )

/** A picture that the server still works on, or that somebody looks at, is as good as there. */
const photoWaits = ({ photos }: OwnProfile): boolean =>
  photos.some(
    ({ status, visibility }) => visibility === 'public' && (status === 'processing' || status === 'pending'),
  )

/** The one thing that adds most; null where nothing is left that anybody would ask for. */
export const nextStep = (profile: OwnProfile): Step | null => {
  const now = percentOf(profile)
  const steps: readonly Step[] = [
    { name: 'photo', percent: photoWaits(profile) ? 0 : percentOf(profile, {}, 1) - now },
    { name: 'about', percent: percentOf(profile, said.about) - now },
    { name: 'interests', percent: percentOf(profile, {}, 0, 3) - now },
    { name: 'looks', percent: percentOf(profile, said.looks) - now },
    { name: 'person', percent: percentOf(profile, said.person) - now },
    { name: 'city', percent: percentOf(profile, said.city) - now },
  ]
  return steps.reduce<Step | null>((best, step) => (step.percent > (best?.percent ?? 0) ? step : best), null)
}
