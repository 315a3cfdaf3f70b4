import type { ErrorCode, FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import { isErrorCode } from '@lonk/shared-api/errors/catalogue.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod/mini'
import { RequestError } from '../errors.ts'

type Issue = z.core.$ZodIssue

/** What a field that is not there gives: of any type, or of a list of choices. */
const missing: readonly Issue['code'][] = ['invalid_type', 'invalid_value']

/** A schema's own message is an error code (`name_invalid`); anything else gets the generic one of its kind. */
const fieldErrorOf = (issue: Issue): FieldError => {
  if (isErrorCode(issue.message))
    return {
      code: issue.message,
      ...(issue.code === 'too_big' ? { params: { max: Number(issue.maximum) } } : {}),
    }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'field_too_short', params: { min: Number(issue.minimum) } }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'field_too_long', params: { max: Number(issue.maximum) } }
  if (missing.includes(issue.code) && issue.input === undefined) return { code: 'field_required' }
  return { code: 'field_invalid' }
}

/** Nobody fills in so many: a body of nothing but faults must not get an answer ten times its length. */
const mostFields = 50

const flatten = (issue: Issue): { field: string; error: FieldError }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostFields).map((key) => ({
        field: [...issue.path, key].join('.'),
        error: { code: 'field_unknown' },
      }))
    : [{ field: issue.path.join('.') || 'body', error: fieldErrorOf(issue) }]

/** The first problem of each field, under its name; of the first fields only. */
export const fieldsOf = (issues: readonly Issue[]): Record<string, FieldError> => {
  const fields: Record<string, FieldError> = {}
  // A field may be called `constructor`, which every object seems to have.
  for (const { field, error } of issues.slice(0, mostFields).flatMap(flatten).slice(0, mostFields))
    if (!Object.hasOwn(fields, field)) fields[field] = error
  return fields
}

/**
 * Fastify's validation on zod/mini, refusing in the contract's own words: a problem that the call lists among its
 * errors becomes the answer's error, whether the schema finds it or later code.
 */
export const validatorFor =
  (own: readonly ErrorCode[]): FastifySchemaCompiler<z.ZodMiniType> =>
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { reportInput: true })
    if (!result.success) return { error: refused(fieldsOf(result.error.issues), own) }
    const unstorable = fieldWithNul(result.data)
    return unstorable === null
      ? { value: result.data }
      : { error: refused({ [unstorable]: { code: 'field_invalid' } }, own) }
  }

const refused = (fields: Record<string, FieldError>, own: readonly ErrorCode[]) => {
  const [first, ...more] = Object.values(fields)
  const isOne = more.every(({ code }) => code === first?.code)
  const code = isOne ? own.find((known) => known === first?.code) : undefined
  return new RequestError(code ?? 'validation_failed', code && first?.params, fields)
}

/**
 * The field whose text still has the character 0, which no text of the database can hold. The schema removes it from
 * texts that members write; this is for all others, e.g. the address at a log-in. Without recursion: some bodies may be
 * of any shape, and so of any depth.
 */
const fieldWithNul = (data: unknown): string | null => {
  const waiting: Place[] = [{ value: data, name: '', inside: null }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value } = next
    if (typeof value === 'string' && value.includes('\0')) return pathOf(next)
    // A picture is not text.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [name, inner] of Object.entries(value)) waiting.push({ value: inner, name, inside: next })
  }
  return null
}

type Place = { value: unknown; name: string; inside: Place | null }

const pathOf = (place: Place): string => {
  const names: string[] = []
  for (let at = place; at.inside; at = at.inside) names.push(at.name)
  return names.reverse().join('.')
}
