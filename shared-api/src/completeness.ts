/** What of a profile is counted; null and '' are "not said". Any `OwnProfile` is one. */
export interface Filled {
  readonly about: string
  readonly hair_colour: unknown
  readonly eye_colour: unknown
  readonly body_type: unknown
  readonly relationship_status: unknown
  readonly tattoos: unknown
  readonly reason: unknown
  readonly sexuality: unknown
  readonly city: string
}

/**
 * How much of a profile is there, 0 to 100: a photo and a text count most, because they are looked at most. `photos` are
 * those that everybody may see. The server says how much there is, a page what a next step would add.
 */
export const completenessOf = (profile: Filled, photos: number, interests: number): number => {
  const looks = [profile.hair_colour, profile.eye_colour, profile.body_type, profile.tattoos]
  const person = [profile.relationship_status, profile.reason, profile.sexuality]
  const filled = (values: unknown[]) => values.filter((value) => value !== null && value !== '').length
  const points =
    (photos > 0 ? 30 : 0) +
    (profile.about.length >= 40 ? 20 : profile.about.length > 0 ? 10 : 0) +
    (interests >= 3 ? 15 : interests * 5) +
    (filled(looks) * 15) / looks.length +
    (filled(person) * 15) / person.length +
    (profile.city ? 5 : 0)
  return Math.min(100, Math.round(points))
}
