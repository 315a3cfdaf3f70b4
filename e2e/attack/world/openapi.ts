import * as z from 'zod/mini'
import { browserOf } from '../../../api/test/visitors.ts'
import type { World } from './world.ts'

const jsonSchema = z.record(z.string(), z.unknown())
export type JsonSchema = z.infer<typeof jsonSchema>

const content = z.optional(z.record(z.string(), z.object({ schema: jsonSchema })))

const operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: jsonSchema }),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content })),
  'x-address': z.optional(z.string()),
})

const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Error: jsonSchema }) }),
})

/** One call, as the site itself describes it to everybody. */
export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  /** What its query or its JSON body may be; null where it takes neither. */
  readonly input: JsonSchema | null
  readonly inQuery: boolean
  readonly takesFile: boolean
  /** By status; null where the answer is not JSON. */
  readonly answers: Readonly<Record<string, JsonSchema | null>>
}

export interface Description {
  readonly operations: readonly Operation[]
  readonly error: JsonSchema
}

/** What the site says of itself at `/api/openapi.json`. */
export const describeSite = async ({ apis }: World): Promise<Description> => {
  const { paths, components } = openApi.parse((await browserOf(apis[0]).get('/api/openapi.json')).body)
  return {
    error: components.schemas.Error,
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => operationFrom(path, method, described)),
    ),
  }
}

const operationFrom = (path: string, method: string, described: z.infer<typeof operation>): Operation => {
  const fields = described.parameters.filter((parameter) => parameter.in === 'query')
  const sent = described.requestBody?.content ?? {}
  const json = sent['application/json']?.schema
  return {
    name: described.operationId,
    method: method.toUpperCase(),
    path: described['x-address'] ?? path,
    input: json ?? (fields.length > 0 ? asObject(fields) : null),
    inQuery: json === undefined,
    takesFile: 'multipart/form-data' in sent,
    answers: Object.fromEntries(
      Object.entries(described.responses).map(([status, answer]) => [
        status,
        answer.content?.['application/json']?.schema ?? null,
      ]),
    ),
  }
}

const asObject = (
  fields: readonly { name: string; required: boolean; schema: JsonSchema }[],
): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
})
