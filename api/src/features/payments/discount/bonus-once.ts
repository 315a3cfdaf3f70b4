import { fold } from '../../../database/fold.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import type { Debtor } from '../directdebit/debtor.ts'
import type { DiscountRow } from './queries.ts'

/**
 * The welcome bonus belongs to a person, who may have had it with another account, erased or not: a direct debit shows
 * by which phone, and by which bank account. Mandates are kept with their orders. Under `lockDebtor`.
 */
export const requireFirstBonus = async (
  trx: Trx,
  discount: Pick<DiscountRow, 'code' | 'user_id'>,
  { userId, phoneHash, ibanHash }: Debtor,
): Promise<void> => {
  if (discount.user_id === null) return
  const had = await trx
    .selectFrom('mandates')
    .innerJoin('discount_uses', 'discount_uses.order_id', 'mandates.order_id')
    .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
    .select('mandates.id')
    .where('mandates.user_id', '!=', userId)
    .where('discount_codes.code_fold', '=', fold(discount.code))
    .where('discount_codes.user_id', 'is not', null)
    .where((where) =>
      where.or([
        where('mandates.phone_hash', '=', phoneHash),
        ...(ibanHash ? [where('mandates.iban_hash', '=', ibanHash)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (had) throw apiError('discount_used')
}
