import { fold } from '../../../database/fold.ts'
import type { Trx } from '../../../database/transaction.ts'
import { timeBonusCode, timeBonusEnds, timeBonusPercentage } from './time-bonus.ts'

/** It belongs to a mailbox that had it before; nobody can have ordered with it yet, unconfirmed. */
export const takeTimeBonusBack = async (trx: Trx, userId: number): Promise<void> => {
  await trx
    .deleteFrom('discount_codes')
    .where('user_id', '=', userId)
    .where('code_fold', '=', fold(timeBonusCode))
    .where('uses', '=', 0)
    .execute()
}

/** The welcome discount of a new member; a second call changes nothing, so that it is never shown again. */
export const issueTimeBonus = async (trx: Trx, user: { id: number; created_at: Date }): Promise<void> => {
  await trx
    .insertInto('discount_codes')
    .values({
      code: timeBonusCode,
      code_fold: fold(timeBonusCode),
      user_id: user.id,
      value_percentage: timeBonusPercentage,
      expires: timeBonusEnds(user.created_at),
      max_uses: 1,
      created_at: user.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
