import { days } from './clock.ts'

/**
 * How long things are kept. The jobs (`jobs/duties.ts`) forget by these, and the text about privacy names them as
 * `{{kept.visits_days}}`: what we promise and what we do cannot differ.
 */
export const keptFor = {
  unconfirmed_days: 30,
  deleted_days: 14,
  session_days: 30,
  /** However often its member comes: whoever has stolen a session has it no longer than this. */
  session_most_days: 90,
  login_attempts_hours: 24,
  repeated_calls_hours: 24,
  export_hours: 24,
  visits_days: 90,
  mail_days: 30,
  mail_log_months: 12,
  messages_months: 24,
  rejected_photos_months: 6,
  /** After the decision on it. */
  selfie_days: 7,
  contact_months: 24,
  complaints_months: 24,
  audit_months: 24,
  banned_months: 6,
  /** After the account was erased: until then nothing is given anew to its address. */
  welcome_months: 12,
  cookie_choice_days: 180,
  /** After the year of the order: that is how the tax law counts. */
  books_years: 7,
} as const

/** A twelfth of a year each, rounded up to days. */
export const months = (count: number): number => days(Math.ceil((count * 365) / 12))
