import { createHash } from 'node:crypto'
import type { Contract } from '@lonk/shared-api/contract.ts'
import type { FastifyRequest } from 'fastify'
import { apiError, fieldError } from '../errors.ts'

/** A file as it arrived: its name and type are the client's claims and not kept. */
export type Upload = { bytes: Buffer; sha256: string }

type Rule = NonNullable<Contract['upload']>

/** Reads a multipart form: the file onto the request, the other fields as the call's input (`crop[x]` is nested). */
export const readUpload = async (request: FastifyRequest, rule: Rule): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw apiError('media_type')
  const limits = { fileSize: rule.maxBytes, files: 1, fields: 12, parts: 13, fieldSize: 2000 }
  const fields: Fields = new Map()
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.file.truncated) throw apiError(rule.tooLarge)
        if (part.fieldname !== 'file') throw fieldError(part.fieldname, 'field_unknown')
        request.upload = { bytes, sha256: createHash('sha256').update(bytes).digest('base64url') }
      } else put(fields, part.fieldname, part.value)
    }
  } catch (error) {
    throw refusalOf(error, rule)
  }
  if (!request.upload) throw fieldError('file', 'field_required')
  return asObject(fields)
}

type Fields = Map<string, unknown>

const put = (fields: Fields, name: string, value: unknown) => {
  const [, group, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
  if (group === undefined || inner === undefined) {
    fields.set(name, value)
    return
  }
  const known = fields.get(group)
  const inside: Fields = known instanceof Map ? known : new Map()
  fields.set(group, inside.set(inner, value))
}

/** By definition and not by assignment: a field called `__proto__` is a field like any other, and unknown. */
const asObject = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    [...fields].map(([name, value]) => [name, value instanceof Map ? asObject(value) : value]),
  )

/** The parser's own errors: too much of something, or a form that breaks off. */
const refusalOf = (error: unknown, rule: Rule): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return apiError(rule.tooLarge)
  const status = error instanceof Error && 'status' in error
  return status ? error : apiError('malformed')
}
