import type { AccessLevel, Contract, Limit } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { errorStatus } from '@lonk/shared-api/errors/catalogue.ts'
import * as z from 'zod/mini'
import { internalPath } from '../../http/internal-path.ts'

const accessWords: Readonly<Record<AccessLevel, string>> = {
  V: 'Everybody.',
  'V*': 'Members; visitors where the settings let them search.',
  U: 'Members, unconfirmed ones too.',
  C: 'Members who confirmed their e-mail address.',
  P: 'Premium members.',
  T: 'Whoever holds the token out of a mail.',
  W: 'The provider, which is asked whether it is true.',
}

const perWords: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour', 86400: 'day' }

const limitWords = ({ max, seconds, by }: Limit): string =>
  `${max} per ${perWords[seconds] ?? `${seconds} s`}${by === 'account' ? '' : ` (${by})`}`

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

type Schema = ReturnType<typeof schemaOf>

const json = (schema: object) => ({ 'application/json': { schema } })

/** The picture comes beside the fields that its schema checks. */
const withFile = (schema: Schema) => ({
  ...schema,
  properties: { file: { type: 'string', format: 'binary' }, ...schema.properties },
  required: ['file', ...(schema.required ?? [])],
})

const errorSchema = { $ref: '#/components/schemas/Error' }

/** One call: what goes in, what comes out, and every refusal of its own. */
const operationOf = (name: string, contract: Contract) => {
  const { call, access, query, body, answer, status = 200, errors, limits, upload } = contract
  const input = query && schemaOf(query, 'input')
  const sent = body && schemaOf(body, 'input')
  const inQuery = call.method === 'GET' || (call.method === 'DELETE' && query)
  const byStatus = Map.groupBy(errors, (code) => errorStatus[code])
  return {
    operationId: name,
    summary: accessWords[access],
    description: `Limits: ${limits.map(limitWords).join(', ')}.`,
    ...(access === 'U' || access === 'C' || access === 'P' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...(inQuery && input
        ? Object.entries(input.properties ?? {}).map(([field, schema]) => ({
            name: field,
            in: 'query',
            required: input.required?.includes(field) ?? false,
            schema,
          }))
        : []),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', format: 'uuid' },
            },
          ]
        : []),
    ],
    ...(sent
      ? {
          requestBody: {
            required: true,
            content: upload ? { 'multipart/form-data': { schema: withFile(sent) } } : json(sent),
          },
        }
      : {}),
    responses: {
      [status]: { description: 'Done.', ...(answer ? { content: json(schemaOf(answer, 'output')) } : {}) },
      ...Object.fromEntries(
        [...byStatus].map(([code, own]) => [
          code,
          { description: own.join(', '), content: json(errorSchema) },
        ]),
      ),
      default: { description: 'Any refusal that every call may give.', content: json(errorSchema) },
    },
  }
}

/** The contract as OpenAPI 3.1, from the schemas that client and server check with. */
export const openApiDocument = (serverUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, contract] of Object.entries(contracts as Record<string, Contract>)) {
    const { method, path: address } = contract.call
    const path = internalPath(address)
    const note = path === address ? {} : { 'x-address': address }
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operationOf(name, contract), ...note } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lonk', version: '1', description: 'What docs/api.md says in words.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'request_id'],
          properties: {
            error: { type: 'string', enum: Object.keys(errorStatus) },
            message: { type: 'string', description: "In the caller's language." },
            request_id: { type: 'string' },
            params: { type: 'object' },
            fields: { type: 'object', additionalProperties: { type: 'object' } },
          },
        },
      },
    },
  }
}
