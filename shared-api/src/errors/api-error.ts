import type { ErrorCode, FieldError } from './catalogue.ts'

/** `offline`: no answer came. `timeout`: none came in time. Both are the browser's own words (catalogue `ui`). */
export type ClientErrorCode = ErrorCode | 'offline' | 'timeout'

type Details = {
  code: ClientErrorCode
  /** HTTP status; 0 where no answer came. */
  status: number
  /** In the member's language, as the server wrote it; empty for `offline` and `timeout`. */
  message?: string
  params?: Record<string, unknown>
  fields?: Record<string, FieldError>
  requestId?: string
  authenticationRequired?: boolean
}

/**
 * What every failed call rejects with. Assert on `code`, not on the class: realms differ. Shown by `useErrorText` of
 * `shared-ui`: its own `message` is empty where no answer came.
 */
export class ApiError extends Error {
  readonly code: ClientErrorCode
  readonly status: number
  readonly params: Record<string, unknown>
  /** Per field of the request: `{ email: { code: 'email_invalid', message } }`, to be shown at the field. */
  readonly fields: Record<string, FieldError>
  readonly requestId: string | undefined
  /** True only for the 403 that means: the session is gone. */
  readonly authenticationRequired: boolean

  constructor(details: Details) {
    super(details.message ?? '')
    this.name = 'ApiError'
    this.code = details.code
    this.status = details.status
    this.params = details.params ?? {}
    this.fields = details.fields ?? {}
    this.requestId = details.requestId
    this.authenticationRequired = details.authenticationRequired ?? false
  }
}

/** Narrow an unknown rejection, also one from another copy of this module. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'fields' in error
