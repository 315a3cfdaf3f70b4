import { readFileSync } from 'node:fs'
import {
  type VerificationRejectReason,
  verificationRejectReasons,
} from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { type PhotoRejectReason, photoRejectReasons } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const catalogue = z.record(z.enum([...photoRejectReasons, ...verificationRejectReasons]), z.string())

const texts = new Map<Language, z.infer<typeof catalogue>>(
  languages.map((language) => [
    language,
    catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)

/** Why a photo or a selfie was rejected, as the mail about it says. */
export const rejectReasonText = (
  language: string,
  reason: PhotoRejectReason | VerificationRejectReason,
): string => {
  const known = languages.find((candidate) => candidate === language) ?? 'nl'
  return texts.get(known)?.[reason] ?? reason
}
