import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { photo } from '../../schemas/photo.ts'
import { id, ok } from '../../schemas/primitives.ts'
import { queryId, queryInt } from '../../schemas/query.ts'
import { photoMaxBytes } from './photo-file.ts'
import { deletePhoto, getPhotos, updatePhoto, uploadPhoto } from './photos.ts'

/** Codes of a rejection; mails and pages say them in the member's language. */
export const photoRejectReasons = [
  'not_a_person',
  'someone_else',
  'underage',
  'nudity',
  'contact_details',
  'advertising',
  'bad_quality',
  'illegal',
] as const
export type PhotoRejectReason = (typeof photoRejectReasons)[number]

export const photosQuery = z.object({ profile_id: z.optional(queryId) })
export type PhotosQuery = z.infer<typeof photosQuery>

/** `limit` is how many photos that profile's member may have. */
export const photosAnswer = z.object({ photos: z.array(photo), limit: z.int() })
export type PhotosAnswer = z.infer<typeof photosAnswer>

const pixels = queryInt(0, 20_000)

export const uploadPhotoRequest = z.strictObject({
  visibility: z.enum(['public', 'private', 'chat']),
  /** A square in pixels of the picture as it stands upright. */
  crop: z.optional(z.strictObject({ x: pixels, y: pixels, size: queryInt(400, 20_000) })),
})
export type UploadPhotoRequest = z.infer<typeof uploadPhotoRequest>

export const photoAnswer = z.object({ photo })
export type PhotoAnswer = z.infer<typeof photoAnswer>

export const updatePhotoRequest = z.strictObject({
  id,
  visibility: z.optional(z.enum(['public', 'private'])),
  /** Its place among the member's photos, from 0. */
  position: z.optional(z.int().check(z.gte(0), z.lte(100))),
  main: z.optional(z.literal(true)),
})
export type UpdatePhotoRequest = z.infer<typeof updatePhotoRequest>

export const deletePhotoRequest = z.strictObject({ id })
export type DeletePhotoRequest = z.infer<typeof deletePhotoRequest>

export const getPhotosContract = defineCall(getPhotos, {
  access: 'V*',
  query: photosQuery,
  answer: photosAnswer,
  errors: ['profile_not_found', 'search_login_required'],
  limits: [per.minute(120)],
})

export const uploadPhotoContract = defineCall(uploadPhoto, {
  access: 'U',
  body: uploadPhotoRequest,
  upload: { maxBytes: photoMaxBytes, tooLarge: 'photo_too_large' },
  answer: photoAnswer,
  status: 201,
  errors: ['photo_limit', 'photo_too_large', 'photo_type', 'photo_small', 'photo_rejected_known'],
  limits: [per.hour(20)],
})

export const updatePhotoContract = defineCall(updatePhoto, {
  access: 'U',
  body: updatePhotoRequest,
  answer: photoAnswer,
  errors: ['not_found', 'photo_not_active'],
  limits: [per.hour(60)],
})

export const deletePhotoContract = defineCall(deletePhoto, {
  access: 'U',
  body: deletePhotoRequest,
  answer: ok,
  errors: ['not_found'],
  limits: [per.hour(60)],
})
