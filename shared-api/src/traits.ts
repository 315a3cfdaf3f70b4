import { bodyTypes, reasons, sexualities } from './choices.ts'

/**
 * What a profile says by choosing, under the names of the API and in the order in which pages show it. Profile, form,
 * database and erasure go by this table, so that a trait cannot be forgotten in one of them. None has to be told: null
 * is "not said", which differs from `none`.
 */
export const traits = {
  /** `divorced`, `unmarried`, `single` and `widowed` count as free in the match finder. */
  relationship_status: ['single', 'unmarried', 'living_together', 'married', 'divorced', 'widowed'],
  reason: reasons,
  sexuality: sexualities,
  body_type: bodyTypes,
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  /** How many, not where. */
  tattoos: ['none', 'few', 'many'],
} as const

/** Of profile, settings and texts (`traits.<name>` in the catalogue of mf-members). */
export type TraitName = keyof typeof traits

/** What one trait may be; an answer says null besides. */
export type TraitValue<N extends TraitName> = (typeof traits)[N][number]

/** A person's traits as answers carry them. */
export type Traits = { [N in TraitName]: TraitValue<N> | null }

/** All that a profile can say by choosing, in the table's order. */
export const traitNames = Object.keys(traits) as readonly TraitName[]

/** The traits alone, of something that holds more. */
export const traitsOf = (of: Traits): Traits =>
  Object.fromEntries(traitNames.map((name) => [name, of[name]])) as Traits

/** Nothing said: what a new profile has, and an erased one. */
export const noTraits = Object.fromEntries(traitNames.map((name) => [name, null])) as {
  [N in TraitName]: null
}
