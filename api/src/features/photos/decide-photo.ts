import type { PhotoRejectReason } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { writeAudit } from '../../core/audit/write-audit.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { banPicture, unbanPicture } from './banned-pictures.ts'
import { tellOwner } from './finish-photo.ts'
import { settleMainPhoto } from './own-photos.ts'
import { rejectReasonText } from './reject-reasons.ts'
import { dropMarkOfUnseenPhotos } from './unseen-photos.ts'

type Decision = {
  photoId: number
  /** Null: it is fine. */
  reason: PhotoRejectReason | null
  /** Who decides, for the audit log. */
  by: string
  now: Date
}

/** Approves or rejects a photo; a rejection is told with its reason, and the picture is known from then on. */
export const decidePhoto = async (
  trx: Trx,
  services: Pick<Services, 'config' | 'sites'>,
  { photoId, reason, by, now }: Decision,
): Promise<void> => {
  const photo = await trx
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .select(['photos.status', 'photos.reject_reason', 'photos.profile_id', 'profiles.user_id'])
    .where('photos.id', '=', photoId)
    .where('photos.status', 'in', ['pending', 'active', 'rejected'])
    .forUpdate('photos')
    .executeTakeFirst()
  if (!photo) throw apiError('not_found')
  const status = reason === null ? 'active' : 'rejected'
  await trx
    .updateTable('photos')
    .set({ status, reject_reason: reason, decided_at: now })
    .where('id', '=', photoId)
    .execute()
  await settleMainPhoto(trx, photo.profile_id)
  if (reason !== null) await dropMarkOfUnseenPhotos(trx, photo.profile_id)
  await writeAudit(trx, {
    actor: by,
    action: reason === null ? 'photo.approve' : 'photo.reject',
    entity: 'photo',
    entityId: photoId,
    before: { status: photo.status, reason: photo.reject_reason },
    after: { status, reason },
    now,
  })
  await tellOwner(trx, photo.profile_id, { id: photoId, status, ...(reason ? { reason } : {}) })
  if (reason === null) return unbanPicture(trx, photoId)
  await banPicture(trx, photoId, reason, now)
  if (photo.user_id === null) return
  const { language } = await trx
    .selectFrom('users')
    .select('language')
    .where('id', '=', photo.user_id)
    .executeTakeFirstOrThrow()
  await mailMember(trx, services, {
    userId: photo.user_id,
    template: 'photo_rejected',
    params: { reason: rejectReasonText(language, reason) },
    path: '/pages/service',
    now,
  })
}
