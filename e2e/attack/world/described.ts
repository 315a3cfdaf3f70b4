import * as z from 'zod'
import type { Answer, Browser } from '../../../api/test/visitors.ts'
import type { JsonSchema, Operation } from './openapi.ts'

const parsers = new Map<JsonSchema, z.ZodType>()
/** Has a value the shape that the site describes? */
export const fits = (schema: JsonSchema, value: unknown): boolean => {
  const parser = parsers.get(schema) ?? z.fromJSONSchema(readable(schema))
  parsers.set(schema, parser)
  return parser.safeParse(value).success
}

/** Without patterns that zod would misread: those of a JSON schema all know every alphabet. */
const readable = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'pattern' && String(value).includes('\\p{') ? undefined : value,
  )

/** As a query carries it: texts. */
const asQuery = (input: unknown): Record<string, string> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))
    : {}

/** One call as its description has it: input in the address or in the body. */
export const sendTo = (
  who: Browser,
  { method, path, inQuery }: Operation,
  input: unknown,
): Promise<Answer> => {
  if (!inQuery) return who.call(method, path, input)
  const query = new URLSearchParams(asQuery(input))
  return who.call(method, `${path}${path.includes('?') ? '&' : '?'}${query}`)
}

/** What is wrong with an answer, by what the site says of itself. */
export const problemOf = (
  { status, headers, body }: Answer,
  { input, inQuery, answers }: Operation,
  error: JsonSchema,
  sent: unknown,
): string | null => {
  if (status >= 500) return `${status}`
  // An address of more than 16 kB: the HTTP server itself does not read it.
  if (status === 431) return null
  if (status >= 400) return fits(error, body) ? null : `${status} in another shape: ${JSON.stringify(body)}`
  if (input && !fits(input, inQuery ? asQuery(sent) : sent)) return `${status} for what is no input`
  const shape = answers[String(status)]
  if (shape === undefined) return `${status}, which is not described`
  if (shape === null || !headers.get('Content-Type')?.includes('json')) return null
  return fits(shape, body) ? null : `${status} in another shape: ${JSON.stringify(body)}`
}
