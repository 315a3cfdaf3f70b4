import type { Profile } from '@lonk/shared-api/schemas/profile.ts'

export const traitNames = [
  'relationship_status',
  'reason',
  'sexuality',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const satisfies readonly (keyof Profile)[]

export type TraitName = (typeof traitNames)[number]

type Choices = { readonly [N in TraitName]: readonly NonNullable<Profile[N]>[] }

/**
 * What a profile may say by choosing, under the names of the API; texts stand at `traits.<name>.<value>`.
 * Written out because the contract's own lists would bring its schemas along.
 */
export const traitChoices = {
  relationship_status: ['single', 'unmarried', 'living_together', 'married', 'divorced', 'widowed'],
  reason: ['relationship', 'dating', 'chat', 'friendship', 'other'],
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  body_type: ['slim', 'normal', 'fat'],
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  tattoos: ['none', 'few', 'many'],
} as const satisfies Choices
