import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { photoMaxBytes } from './photo-file.ts'
import { askPhotoVerification, getPhotoVerification } from './photo-verification.ts'

/** What the member does in the selfie, so that it cannot be a picture found somewhere. Texts are the page's. */
export const poseCodes = [
  'thumb_up',
  'two_fingers',
  'open_hand',
  'hand_on_head',
  'hand_on_cheek',
  'finger_on_nose',
] as const
export const poseCode = z.enum(poseCodes)
export type PoseCode = z.infer<typeof poseCode>

/** Why a selfie was refused; mails and pages say it in the member's language. */
export const verificationRejectReasons = [
  'wrong_pose',
  'someone_else',
  'not_a_person',
  'underage',
  'bad_quality',
] as const
export type VerificationRejectReason = (typeof verificationRejectReasons)[number]

export const photoVerificationAnswer = z.object({
  state: z.enum(['none', 'pending', 'rejected', 'verified']),
  /** The pose to take now: the only one that is accepted, another one after each decision. */
  pose_code: poseCode,
  /** Of the last selfie, while it is `rejected`. */
  reject_reason: z.nullable(z.enum(verificationRejectReasons)),
})
export type PhotoVerificationAnswer = z.infer<typeof photoVerificationAnswer>

export const askPhotoVerificationRequest = z.strictObject({ pose_code: poseCode })
export type AskPhotoVerificationRequest = z.infer<typeof askPhotoVerificationRequest>

export const askPhotoVerificationAnswer = z.object({ state: z.literal('pending') })
export type AskPhotoVerificationAnswer = z.infer<typeof askPhotoVerificationAnswer>

export const getPhotoVerificationContract = defineCall(getPhotoVerification, {
  access: 'U',
  query: noInput,
  answer: photoVerificationAnswer,
  errors: [],
  limits: [per.minute(30)],
})

export const askPhotoVerificationContract = defineCall(askPhotoVerification, {
  access: 'C',
  body: askPhotoVerificationRequest,
  upload: { maxBytes: photoMaxBytes, tooLarge: 'photo_too_large' },
  answer: askPhotoVerificationAnswer,
  status: 202,
  errors: ['already_verified', 'photo_too_large', 'photo_type', 'photo_small'],
  limits: [per.day(8)],
})
