import { undoSwipeContract } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { undoable } from './allowance.ts'

/** DELETE /api/swipe.php: the last pass was a slip of the finger, and the profile comes back into the deck. */
export const undoSwipeEndpoint = endpoint(undoSwipeContract, async ({ input, member, services, now }) => {
  if (!member.paidUser) throw apiError('premium_only')
  await services.transaction(async (trx) => {
    await lockWallet(trx, member.userId)
    if ((await undoable(trx, member, now)) !== input.client_id) throw apiError('undo_impossible')
    await trx
      .updateTable('swipes')
      .set({ undone_at: now })
      .where('user_id', '=', member.userId)
      .where('client_id', '=', input.client_id)
      .execute()
  })
  return { undone: true as const, undo_left: 0 }
})
