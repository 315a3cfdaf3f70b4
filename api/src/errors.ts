import { type ErrorCode, errorStatus, type FieldError } from '@lonk/shared-api/errors/catalogue.ts'

export type Params = Record<string, unknown>

/** A refused call: thrown anywhere below a handler, answered by `http/error-answers.ts`. */
export class RequestError extends Error {
  readonly code: ErrorCode
  readonly params: Params | undefined
  readonly fields: Record<string, FieldError> | undefined

  constructor(code: ErrorCode, params?: Params, fields?: Record<string, FieldError>) {
    super(code)
    this.name = 'RequestError'
    this.code = code
    this.params = params
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** `throw apiError('conversation_limit', { max: 2 })`. */
export const apiError = (code: ErrorCode, params?: Params): RequestError => new RequestError(code, params)

/** 422 at one field: `throw fieldError('date_of_birth', 'dob_too_young', { min_age: 18 })`. */
export const fieldError = (field: string, code: string, params?: Params): RequestError =>
  fieldErrors({ [field]: { code, ...(params ? { params } : {}) } })

export const fieldErrors = (fields: Record<string, FieldError>): RequestError =>
  new RequestError('validation_failed', undefined, fields)

/** A code of its own that is also shown at its field: `problemAt('old_password', 'old_password_wrong')`. */
export const problemAt = (field: string, code: ErrorCode): RequestError =>
  new RequestError(code, undefined, { [field]: { code } })
