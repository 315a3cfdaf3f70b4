import type { MailKind } from '../../database/schema/system.ts'

export type DisabledReason = 'bounce' | 'complaint' | 'unsubscribe'

/**
 * Who may get a mail of this kind (`docs/api.md`, 2.4 Notifications): nothing but the test mail to an address that
 * mails came back from; no notification after any objection; what the member needs (reset, invoice) still after one.
 */
export const maySend = (kind: MailKind, reasons: readonly DisabledReason[]): boolean => {
  if (kind === 'probe') return true
  if (reasons.includes('bounce')) return false
  return kind === 'transactional' || reasons.length === 0
}
