import { likeContract } from '@lonk/shared-api/calls/likes/like.schema.ts'
import { giveLike } from '../../core/likes/give-like.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'

/** POST /api/like.php */
export const likeEndpoint = endpoint(likeContract, async (context) => {
  const { input, member, services, now } = context
  const given = await idempotent(context, (trx) => giveLike(trx, services, member, input.profile_id, { now }))
  if (!given.held)
    services.demoLife.likeArrived({ fromProfileId: member.profileId, toProfileId: input.profile_id })
  return given
})
