/**
 * Every error code and its HTTP status (`docs/api.md`, 2.0 and 2.5). Texts are in `locales/<language>.json`
 * under the same codes; the server puts the member's language into `message`.
 */
export const errorStatus = {
  malformed: 400,
  login_failed: 401,
  passkey_unknown: 401,
  not_enough_credits: 402,
  recurring_failed: 402,
  authentication_required: 403,
  forbidden: 403,
  account_deleted_pending: 403,
  account_banned: 403,
  premium_only: 403,
  signup_closed: 403,
  country_not_supported: 403,
  pow_required: 403,
  activation_mail_limit: 403,
  reset_mail_limit: 403,
  export_limit: 403,
  name_change_limit: 403,
  dob_locked: 403,
  photo_limit: 403,
  search_login_required: 403,
  saved_search_limit: 403,
  passkey_limit: 403,
  swipe_limit: 403,
  conversation_limit: 403,
  conversation_closed: 403,
  recipient_unavailable: 403,
  email_not_confirmed: 403,
  account_paused: 403,
  paymentmethod_blocked: 403,
  spend_limit_reached: 403,
  directdebit_blocked: 403,
  directdebit_limit: 403,
  role_required: 403,
  not_found: 404,
  profile_not_found: 404,
  email_not_found: 404,
  discount_not_found: 404,
  no_saved_method: 404,
  page_not_found: 404,
  method_not_allowed: 405,
  email_exists: 409,
  already_confirmed: 409,
  account_active_exists: 409,
  name_taken: 409,
  terms_outdated: 409,
  already_verified: 409,
  photo_not_active: 409,
  undo_impossible: 409,
  delete_too_late: 409,
  fictional_ack_required: 409,
  discount_used: 409,
  order_open: 409,
  order_not_open: 409,
  refund_done: 409,
  refund_expired: 409,
  refund_nothing_left: 409,
  reenable_needs_confirm: 409,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  token_invalid: 410,
  discount_expired: 410,
  appeal_expired: 410,
  photo_too_large: 413,
  too_large: 413,
  photo_type: 415,
  media_type: 415,
  validation_failed: 422,
  language_unsupported: 422,
  subscription_invalid: 422,
  activation_failed: 422,
  password_mismatch: 422,
  password_weak: 422,
  password_equals_login: 422,
  passkey_invalid: 422,
  old_password_wrong: 422,
  email_invalid: 422,
  name_equals_email: 422,
  name_starts_at: 422,
  name_invalid: 422,
  dob_required: 422,
  dob_too_young: 422,
  dob_invalid: 422,
  consent_required: 422,
  field_required: 422,
  field_invalid: 422,
  field_too_short: 422,
  field_too_long: 422,
  field_unknown: 422,
  self_not_possible: 422,
  photo_small: 422,
  photo_rejected: 422,
  photo_rejected_known: 422,
  message_too_long: 422,
  message_empty: 422,
  bundle_gone: 422,
  discount_not_applicable: 422,
  otp_invalid: 422,
  iban_invalid: 422,
  iban_country: 422,
  phone_invalid: 422,
  payment_failed: 422,
  login_blocked: 423,
  rate_limited: 429,
  server_error: 500,
  contact_support: 500,
  maintenance: 503,
  sse_busy: 503,
} as const satisfies Record<string, number>

/** What code branches on: never the HTTP status (shared by many) and never the text (translated). */
export type ErrorCode = keyof typeof errorStatus

/** False for a code that a newer server knows and this build does not: treat it as `server_error`. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code)

/**
 * One refused field. `code` is any text, since a newer server may know more of them; `message` is already in the
 * reader's language, `params` are what that text was filled with.
 */
export type FieldError = { code: string; params?: Record<string, unknown>; message?: string }

/** The body of every refused call. */
export type ErrorBody = {
  error: ErrorCode
  message?: string
  params?: Record<string, unknown>
  fields?: Record<string, FieldError>
  authentication_required?: true
  request_id: string
}
