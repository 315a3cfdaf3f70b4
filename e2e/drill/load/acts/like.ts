import { randomUUID } from 'node:crypto'
import { like } from '@lonk/shared-api/calls/likes/like.ts'
import { type Act, counted } from '../counted.ts'
import { oneOf } from '../one-of.ts'

export const likeSomebody: Act = async (member, figures) => {
  let profileId = oneOf(member.everybody)
  while (profileId === member.profileId) profileId = oneOf(member.everybody)
  const idempotencyKey = randomUUID()
  await counted(member, figures, 'like', () =>
    member.browser.client.call(like, { profile_id: profileId }, { idempotencyKey }),
  )
  member.notebook.liked.add(profileId)
}
