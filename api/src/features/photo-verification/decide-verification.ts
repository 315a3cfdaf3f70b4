import type { VerificationRejectReason } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { after, days, hours } from '../../clock.ts'
import { writeAudit } from '../../core/audit/write-audit.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { keptFor } from '../../kept-for.ts'
import type { Services } from '../../services.ts'
import { rejectReasonText } from '../photos/reject-reasons.ts'

/** Some hours early, so that the job's pause between two rounds never breaks the promise. */
const selfieKept = days(keptFor.selfie_days) - hours(12)

type Decision = {
  verificationId: number
  /** Null: it is the member in the photos. */
  reason: VerificationRejectReason | null
  /** Who decides, for the audit log. */
  by: string
  now: Date
}

/** Gives a profile its mark or says why not; the selfie's days are counted from here. */
export const decideVerification = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  { verificationId, reason, by, now }: Decision,
): Promise<void> => {
  const asked = await trx
    .selectFrom('photo_verifications')
    .innerJoin('profiles', 'profiles.id', 'photo_verifications.profile_id')
    .select(['photo_verifications.profile_id', 'profiles.user_id'])
    .where('photo_verifications.id', '=', verificationId)
    .where('photo_verifications.state', '=', 'pending')
    .forUpdate('photo_verifications')
    .executeTakeFirst()
  if (!asked || asked.user_id === null) throw apiError('not_found')
  const state = reason === null ? 'approved' : 'rejected'
  await trx
    .updateTable('photo_verifications')
    .set({ state, reject_reason: reason, decided_at: now, delete_at: after(now, selfieKept) })
    .where('id', '=', verificationId)
    .execute()
  if (reason === null)
    await trx.updateTable('profiles').set({ verified_at: now }).where('id', '=', asked.profile_id).execute()
  await writeAudit(trx, {
    actor: by,
    action: reason === null ? 'verification.approve' : 'verification.reject',
    entity: 'photo_verification',
    entityId: verificationId,
    before: { state: 'pending' },
    after: { state, reason },
    now,
  })
  publishEvent(trx, asked.user_id, 'user', {})
  await tellMember(trx, services, asked.user_id, reason, now)
}

const tellMember = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  userId: number,
  reason: VerificationRejectReason | null,
  now: Date,
): Promise<void> => {
  const params = { days: String(keptFor.selfie_days) }
  if (reason === null)
    return mailMember(trx, services, { userId, template: 'verified', params, path: '/profile', now })
  const { language } = await trx
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await mailMember(trx, services, {
    userId,
    template: 'verification_rejected',
    params: { ...params, reason: rejectReasonText(language, reason) },
    path: '/profile',
    now,
  })
}
