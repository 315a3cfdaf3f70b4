import { fold } from '../../../database/fold.ts'
import type { Trx } from '../../../database/transaction.ts'
import { timeBonusCode, timeBonusEnds, timeBonusPercentage } from './time-bonus.ts'

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
