import * as z from 'zod/mini'

/** Choices of a profile: the database's checks, the forms and the filters all read these lists. */
export const genders = ['male', 'female'] as const

/** Whom a member looks for. With the gender it gives the sexuality at sign-up (`docs/api.md`, 2.1). */
export const seekings = ['male', 'female', 'both'] as const

/** Told at sign-up by gender and `seeking`; the profile may say another one later. */
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const

/** Texts of all these words: the catalogue of mf-members. A new one needs a migration of the check as well. */
export const hairColours = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'] as const

/** See `hairColours` for what a new word needs. */
export const eyeColours = ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] as const

/** The product's own three words (`docs/product.md`, point 3); pages say them more kindly. */
export const bodyTypes = ['slim', 'normal', 'fat'] as const

/** `divorced`, `unmarried`, `single` and `widowed` count as free in the match finder. */
export const relationshipStatuses = [
  'divorced',
  'living_together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const

/** How many, not where; null is "not said" and differs from `none`. */
export const tattooChoices = ['none', 'few', 'many'] as const

/** Why somebody joined; the match finder gives ten points where both say the same. */
export const reasons = ['relationship', 'dating', 'chat', 'friendship', 'other'] as const

/** Required of everybody, unlike the other traits. */
export const gender = z.enum(genders)

/** Required as well: the search is filled in from it. Told to nobody else. */
export const seeking = z.enum(seekings)

/** Nullable wherever it is answered. */
export const sexuality = z.enum(sexualities)

/** Null takes a trait off the profile, leaving it out keeps it: so for all the traits below. */
export const hairColour = z.enum(hairColours)

/** Shown on profiles, no filter of the search. */
export const eyeColour = z.enum(eyeColours)

/** Also a filter of the search, and a question of the match finder. */
export const bodyType = z.enum(bodyTypes)

/** No filter of the search either, but a question of the match finder. */
export const relationshipStatus = z.enum(relationshipStatuses)

/** Its list is called `tattooChoices`; the field is `tattoos` in every answer. */
export const tattoos = z.enum(tattooChoices)

/** Of joining; the reasons for leaving are `deletionReasons`, those of a rejected photo `photoRejectReasons`. */
export const reason = z.enum(reasons)

/** Of the person themselves; whom they look for is `Seeking`. */
export type Gender = z.infer<typeof gender>

/** `both` leaves a search unfiltered by gender. */
export type Seeking = z.infer<typeof seeking>

/**
 * A special category of data (consent at sign-up): never in logs, tracking or what a network is told (`docs/api.md`,
 * 2.4 Tracking).
 */
export type Sexuality = z.infer<typeof sexuality>
