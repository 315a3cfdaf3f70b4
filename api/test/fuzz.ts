import { execFileSync } from 'node:child_process'
import type { Contract } from '@lonk/shared-api/contract.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'

type Json = z.core.JSONSchema.JSONSchema

/** Occurs in every strange text: an error that contains it repeats input to whoever reads it. */
export const marker = 'zqx9marker'

const strangeTexts = [
  `<script>alert("${marker}")</script>`,
  `'; drop table users; -- ${marker}`,
  `\u0000${marker}`,
  `\u202e${marker}\u05e9\u05dc\u05d5\u05dd`,
  `👩‍👩‍👧${marker}`,
  `../../${marker}`,
  marker.repeat(3000),
  '',
  ' ',
  'null',
  '__proto__',
  '-1',
  '1e309',
]

/** Anything that a client could put where something else belongs. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...strangeTexts),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    [],
    [null],
    {},
    { __proto__: 1 },
  ),
  fc.array(fc.constantFrom<unknown>(...strangeTexts, 1, null), { maxLength: 30 }),
  fc.string({ maxLength: 40, unit: 'binary' }),
)

/** Values that a schema takes, or nearly: patterns and refinements may still refuse them. */
const fitting = (schema: Json | boolean | undefined): fc.Arbitrary<unknown> => {
  if (schema === undefined || typeof schema === 'boolean') return strange
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fitting))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.max(schema.minimum ?? 0, 0)
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 60, min + 60) })
  }
  if (schema.type === 'array')
    return fc.array(fitting(Array.isArray(schema.items) ? undefined : schema.items), { maxLength: 3 })
  if (schema.type === 'object') return objectOf(schema, fitting)
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date') return fc.constantFrom('1990-05-17', '2031-02-30', '1890-01-01')
  return fc.constantFrom('NL', 'nl', 'ideal', 'Utrecht', 'anna@example.test', 'een gewone tekst', '1')
}

const objectOf = (schema: Json, value: (schema: Json | boolean | undefined) => fc.Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, value(field)])),
    { requiredKeys: schema.required ?? [] },
  )

const mixed = (schema: Json | boolean | undefined): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: fitting(schema) }, { weight: 1, arbitrary: strange })

/** Inputs of a call: some that its schema accepts, some with strange parts, some that are not input at all. */
export const inputsFor = (json: Json): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: objectOf(json, fitting) },
    { weight: 6, arbitrary: objectOf(json, mixed) },
    { weight: 1, arbitrary: strange },
  )

/** The same for a call that our own code knows. */
export const inputsOf = ({ query, body }: Contract): fc.Arbitrary<unknown> => {
  const schema = query ?? body
  return schema ? inputsFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : fc.constant({})
}

/** Ends of numbers, of time and of what a text may hold, as they come in an address or a body. */
const ends = [
  2 ** 31,
  2 ** 53 - 1,
  -1,
  '253402300800000_1',
  '-62135596800001_1',
  '0000-01-01',
  '9999-12-31',
  '\u0000',
  '\ud800',
  '1e308',
]

/** Fitting inputs of a call in which one field is at an end of what it could be, each field in turn. */
export const inputsAtEnds = ({ query, body }: Contract, seed: number): Record<string, unknown>[] => {
  const schema = query ?? body
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const names = Object.keys(json.properties ?? {})
  const fittingOnes = fc.sample(objectOf(json, fitting), { seed, numRuns: names.length * ends.length })
  return names.flatMap((name, place) =>
    ends.map((end, at) => ({ ...fittingOnes[place * ends.length + at], [name]: end })),
  )
}

/** A different one with each commit, the same for everybody who has that commit. */
export const seedOfCommit = (): number => {
  if (process.env.FUZZ_SEED) return Number(process.env.FUZZ_SEED)
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 7), 16)
  } catch {
    return 42
  }
}
