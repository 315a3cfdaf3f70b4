import * as z from 'zod/mini'

/** Choices of a profile: the database's checks, the forms and the filters all read these lists. */
export const genders = ['male', 'female'] as const
export const seekings = ['male', 'female', 'both'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const hairColours = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'] as const
export const eyeColours = ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const
export const relationshipStatuses = [
  'divorced',
  'living_together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const
export const tattooChoices = ['none', 'few', 'many'] as const
export const reasons = ['relationship', 'dating', 'chat', 'friendship', 'other'] as const

export const gender = z.enum(genders)
export const seeking = z.enum(seekings)
export const sexuality = z.enum(sexualities)
export const hairColour = z.enum(hairColours)
export const eyeColour = z.enum(eyeColours)
export const bodyType = z.enum(bodyTypes)
export const relationshipStatus = z.enum(relationshipStatuses)
export const tattoos = z.enum(tattooChoices)
export const reason = z.enum(reasons)

export type Gender = z.infer<typeof gender>
export type Seeking = z.infer<typeof seeking>
export type Sexuality = z.infer<typeof sexuality>
