import type { VerificationRejectReason } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { PhotoRejectReason } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { loadTexts } from '../../texts.ts'
import type nl from './locales/nl.json'

const reasonTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))

/** Why a photo or a selfie was rejected, as the mail about it says. */
export const rejectReasonText = (
  language: string,
  reason: PhotoRejectReason | VerificationRejectReason,
): string => reasonTexts(language)(reason)
