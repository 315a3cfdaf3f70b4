import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { after, before, days } from '../../clock.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { discountView, isHeldByMember } from '../payments/discount/queries.ts'
import { timeBonusCode } from '../payments/discount/time-bonus.ts'

const validFor = days(7)
const quietAfterBonus = days(30)
export const stayCode = 'STAY'

type Bonus = { percentage: number; expires: Date }

/**
 * Per cent off for staying; null for none. An expired welcome bonus is not followed by the same or a better offer for
 * 30 days (`docs/api.md`, 2.4 Time bonus).
 */
export const discountToStay = (
  companyGives: number | null,
  bonus: Bonus | null,
  now: Date,
): number | null => {
  if (companyGives === null) return null
  const recent = bonus !== null && bonus.expires > before(now, quietAfterBonus)
  return recent && companyGives >= bonus.percentage ? null : companyGives
}

type Member = { userId: number; companyId: number; now: Date }

/** The member's own code for staying, made when they first ask and never again: there is no second plea. */
export const offerDiscount = async (
  trx: Trx,
  { userId, companyId, now }: Member,
): Promise<DiscountCode | null> => {
  const known = await codeOf(trx, userId, stayCode)
  if (!known) {
    const percentage = discountToStay(await companyGives(trx, companyId), await bonusOf(trx, userId), now)
    if (percentage === null) return null
    await trx
      .insertInto('discount_codes')
      .values({
        code: stayCode,
        code_fold: fold(stayCode),
        user_id: userId,
        value_percentage: percentage,
        expires: after(now, validFor),
        max_uses: 1,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const code = known ?? (await codeOf(trx, userId, stayCode))
  if (!code || code.uses > 0 || (code.expires && code.expires <= now)) return null
  return (await isHeldByMember(trx, code.id, userId)) ? null : discountView(code, false, now)
}

const codeOf = (trx: Trx, userId: number, code: string) =>
  trx
    .selectFrom('discount_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('code_fold', '=', fold(code))
    .executeTakeFirst()

const companyGives = async (trx: Trx, companyId: number): Promise<number | null> => {
  const row = await trx
    .selectFrom('companies')
    .select('delete_discount')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row?.delete_discount ?? null
}

const bonusOf = async (trx: Trx, userId: number): Promise<Bonus | null> => {
  const row = await codeOf(trx, userId, timeBonusCode)
  return row?.expires ? { percentage: row.value_percentage, expires: row.expires } : null
}
