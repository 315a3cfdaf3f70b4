import {
  type DeletionAlternative,
  type DeletionReason,
  deletionReasons,
} from '@lonk/shared-api/calls/account/account.schema.ts'

/** One alternative to each reason for leaving (`docs/api.md`, 2.4 Delete account); a discount only where there is one. */
const alternativeTo: Record<DeletionReason, DeletionAlternative> = {
  no_time: 'pause',
  found_someone: 'pause',
  too_expensive: 'discount',
  too_many_mails: 'mail_frequency',
  privacy: 'block',
  bad_experience: 'complaint',
  other: 'pause',
}

export const alternatives = (
  hasDiscount: boolean,
): { reason: DeletionReason; alternative: DeletionAlternative }[] =>
  deletionReasons.map((reason) => {
    const alternative = alternativeTo[reason]
    return { reason, alternative: alternative === 'discount' && !hasDiscount ? 'pause' : alternative }
  })
