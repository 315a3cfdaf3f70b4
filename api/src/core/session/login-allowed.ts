import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import { apiError } from '../../errors.ts'

/** Whoever has proved whose account it is, is told why it does not open, and the way on. */
export const requireLoginAllowed = (
  account: { status: UserStatus; purge_at: Date | null },
  language: Language,
  now: Date,
): void => {
  if (account.status === 'deleted_pending')
    throw apiError('account_deleted_pending', { date: dateIn(language, account.purge_at ?? now) })
  if (account.status === 'banned') throw apiError('account_banned', { complaint_url: '/complaints' })
}

const dateIn = (language: string, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(date)
