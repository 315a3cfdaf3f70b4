import { changePhotoAccessContract } from '@lonk/shared-api/calls/profile/photo-access.schema.ts'
import { ownerOf } from '../../core/likes/like-queries.ts'
import { actingNow } from '../../core/pair/acting.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** POST /api/photo-access.php: asking, granting and revoking, where the owner decides. */
export const changePhotoAccessEndpoint = endpoint(
  changePhotoAccessContract,
  async ({ input, member, services, site, now }) => {
    if (site.values.private_photo_access !== 'granted') throw apiError('not_found')
    const { profile_id: other, action } = input
    if (other === member.profileId) throw apiError('self_not_possible')
    const state = await services.transaction(async (trx) => {
      await lockProfiles(trx, [member.profileId, other], 'act')
      // Revoking is always possible, and tells nobody.
      if (action !== 'revoke') await actingNow(trx, member.profileId)
      const visible = await trx
        .selectFrom('profiles')
        .select('profiles.id')
        .where('profiles.id', '=', other)
        .where(visibleTo(member.host, member.profileId))
        .executeTakeFirst()
      if (!visible && action !== 'revoke') throw apiError('profile_not_found')
      const state = await change(trx, action, member.profileId, other, now)
      const owner = await ownerOf(trx, other)
      if (owner && action !== 'revoke') publishEvent(trx, owner.userId, 'user', {})
      return state
    })
    return { state }
  },
)

type Action = 'request' | 'grant' | 'revoke'

const change = async (trx: Trx, action: Action, mine: number, other: number, now: Date) => {
  if (action === 'revoke') {
    await trx.deleteFrom('photo_access').where('owner_id', '=', mine).where('viewer_id', '=', other).execute()
    return 'none' as const
  }
  if (action === 'grant') {
    await trx
      .insertInto('photo_access')
      .values({ owner_id: mine, viewer_id: other, state: 'granted', created_at: now })
      .onConflict((conflict) => conflict.columns(['owner_id', 'viewer_id']).doUpdateSet({ state: 'granted' }))
      .execute()
    return 'granted' as const
  }
  await trx
    .insertInto('photo_access')
    .values({ owner_id: other, viewer_id: mine, state: 'requested', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { state } = await trx
    .selectFrom('photo_access')
    .select('state')
    .where('owner_id', '=', other)
    .where('viewer_id', '=', mine)
    .executeTakeFirstOrThrow()
  return state
}
