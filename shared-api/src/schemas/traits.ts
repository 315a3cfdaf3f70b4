import * as z from 'zod/mini'
import { genders, seekings } from '../choices.ts'
import { type TraitName, type TraitValue, traits } from '../traits.ts'
import { shapeOf } from './shape.ts'

/** Required of everybody, unlike the other traits. */
export const gender = z.enum(genders)

/** Required as well: the search is filled in from it. Told to nobody else. */
export const seeking = z.enum(seekings)

type Trait<N extends TraitName> = z.ZodMiniNullable<z.ZodMiniType<TraitValue<N>, TraitValue<N>>>
type Answered = { [N in TraitName]: Trait<N> }
type Changed = { [N in TraitName]: z.ZodMiniOptional<Trait<N>> }

const trait = (values: readonly string[]) => z.nullable(z.enum(values))

/** All traits of a profile; null is "not said". */
export const answeredTraits = shapeOf<Answered, readonly string[]>(traits, trait)

/** Null takes a trait off the profile, leaving it out keeps it. */
export const changedTraits = shapeOf<Changed, readonly string[]>(traits, (values) =>
  z.optional(trait(values)),
)
