import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { photoAccessState } from '../../schemas/photo.ts'
import { id } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { changePhotoAccess, getPhotoAccess } from './photo-access.ts'

/** `request` goes to the owner of the photos; `grant` and `revoke` come from the owner, about whoever looks. */
export const photoAccessRequest = z.strictObject({
  profile_id: id,
  action: z.enum(['request', 'grant', 'revoke']),
})
export type PhotoAccessRequest = z.infer<typeof photoAccessRequest>

export const photoAccessAnswer = z.object({ state: photoAccessState })
export type PhotoAccessAnswer = z.infer<typeof photoAccessAnswer>

export const photoAccessList = z.object({
  entries: z.array(z.object({ profile: profileCard, state: photoAccessState })),
})
export type PhotoAccessList = z.infer<typeof photoAccessList>

export const changePhotoAccessContract = defineCall(changePhotoAccess, {
  access: 'C',
  body: photoAccessRequest,
  answer: photoAccessAnswer,
  errors: ['not_found', 'profile_not_found', 'account_paused', 'self_not_possible'],
  limits: [per.day(20)],
})

export const getPhotoAccessContract = defineCall(getPhotoAccess, {
  access: 'U',
  query: noInput,
  answer: photoAccessList,
  errors: ['not_found'],
  limits: [per.minute(30)],
})
