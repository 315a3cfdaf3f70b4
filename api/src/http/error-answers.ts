import type { ErrorBody, ErrorCode, FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StoreError } from '../adapters/files/store-error.ts'
import { siteDefaults } from '../core/settings/defaults.ts'
import { isConflict } from '../database/conflict.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { RequestError } from '../errors.ts'
import { errorText } from './error-texts.ts'

/** What Fastify itself refuses, in the contract's codes. */
const frameworkCodes: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
}

const asRequestError = (error: FastifyError | RequestError): RequestError => {
  if (error instanceof RequestError) return error
  const code = frameworkCodes[error.code]
  if (code) return new RequestError(code)
  // The same holds after the last try against somebody else's work: nothing was done, and it may be asked again.
  if (isDatabaseAway(error) || isConflict(error)) return new RequestError('maintenance')
  if (error instanceof StoreError) return new RequestError('maintenance')
  // secure-json-parse refuses __proto__ with a SyntaxError of status 400.
  return new RequestError(error.statusCode === 400 ? 'malformed' : 'server_error')
}

export const answerError = (
  error: FastifyError | RequestError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const refusal = asRequestError(error)
  if (refusal.code === 'server_error' || refusal.code === 'maintenance')
    request.log.error({ err: error, code: refusal.code }, 'call failed')
  if (refusal.code === 'maintenance') reply.header('Retry-After', '5')
  if (refusal.code === 'rate_limited') reply.header('Retry-After', String(refusal.params?.seconds ?? 1))
  // Of a file whose store broke down before its first byte.
  for (const ofFile of ['Content-Type', 'Content-Length', 'Content-Disposition']) reply.removeHeader(ofFile)
  // Also where the call's answers may be kept: a refusal holds only now.
  reply.header('Cache-Control', 'no-store')
  return reply.status(refusal.status).send(errorBody(refusal, request.language, request.id))
}

export const errorBody = (refusal: RequestError, language: Language, requestId: string): ErrorBody => ({
  error: refusal.code,
  message: errorText(language, refusal.code, refusal.params),
  ...(refusal.params ? { params: refusal.params } : {}),
  ...(refusal.fields ? { fields: localised(refusal.fields, language) } : {}),
  ...(refusal.code === 'authentication_required' ? { authentication_required: true } : {}),
  request_id: requestId,
})

const localised = (fields: Record<string, FieldError>, language: Language): Record<string, FieldError> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { code, params }]) => {
      // A form's schema knows no settings: the age that its text names is filled in here.
      const filled = code.startsWith('dob_') ? { min_age: siteDefaults.min_age, ...params } : params
      return [
        name,
        { code, ...(filled ? { params: filled } : {}), message: errorText(language, code, filled) },
      ]
    }),
  )
