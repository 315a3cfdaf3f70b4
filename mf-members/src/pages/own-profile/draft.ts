import type { UpdateProfileRequest } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { type Traits, traitsOf } from '@lonk/shared-api/traits.ts'

/** What the form changes, by the names of the call. */
export type Draft = Pick<
  OwnProfile,
  'name' | 'about' | 'seeking' | 'date_of_birth' | 'region_id' | 'city_id' | 'show_on_landers'
> &
  Traits & { readonly interests: readonly number[] }

export const draftOf = (profile: OwnProfile): Draft => ({
  name: profile.name,
  about: profile.about,
  seeking: profile.seeking,
  date_of_birth: profile.date_of_birth,
  region_id: profile.region_id,
  city_id: profile.city_id,
  ...traitsOf(profile),
  show_on_landers: profile.show_on_landers,
  interests: profile.interests,
})

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs is sent: an unchanged name must not count as a change of name. */
export const changesOf = (before: Draft, { interests, region_id, ...draft }: Draft): UpdateProfileRequest => {
  const all: UpdateProfileRequest = {
    ...draft,
    interests: [...interests],
    // It can be chosen, but not taken back.
    region_id: region_id ?? undefined,
  }
  const known: Readonly<Record<string, unknown>> = { ...before }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && !same(value, known[name])),
  )
}
