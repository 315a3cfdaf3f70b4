import type { Db } from '../../../database/connection.ts'
import { fold } from '../../../database/fold.ts'
import { apiError } from '../../../errors.ts'
import { countHeld, type DiscountRow, findDiscount, isHeldByMember } from './queries.ts'
import { type DiscountSituation, discountRefusal } from './rules.ts'
import { timeBonusCode } from './time-bonus.ts'

export type Buyer = { userId: number; paid: boolean; country: string }
type Purchase = NonNullable<DiscountSituation['order']>

type Question = {
  buyer: Buyer
  order?: Purchase | undefined
  now: Date
  /** Inside a transaction that goes on to reserve the code. */
  lock?: boolean
}

/** The code's row where it counts for this member, now and for this order; otherwise refuses with the reason. */
export const requireDiscount = async (db: Db, code: string, question: Question): Promise<DiscountRow> => {
  const { discount, refusal } = await judge(db, code, question)
  if (refusal)
    throw 'reason' in refusal ? apiError(refusal.code, { reason: refusal.reason }) : apiError(refusal.code)
  if (!discount) throw apiError('discount_not_found')
  return discount
}

/** The time bonus while it runs for this member; undefined in every other case, without a reason. */
export const runningTimeBonus = async (db: Db, buyer: Buyer, now: Date): Promise<DiscountRow | undefined> => {
  const { discount, refusal } = await judge(db, timeBonusCode, { buyer, now })
  return refusal ? undefined : discount
}

const judge = async (db: Db, code: string, { buyer, order, now, lock = false }: Question) => {
  const discount = await findDiscount(db, fold(code), { userId: buyer.userId, lock })
  if (!discount) return { discount, refusal: discountRefusal(undefined, situationOf(buyer, now, false)) }
  const situation = situationOf(buyer, now, await isHeldByMember(db, discount.id, buyer.userId))
  const uses = Math.max(discount.uses, await countHeld(db, discount.id))
  // A reservation of the member's own gives way to the next order and must not count against it.
  const own = await ownReservations(db, discount.id, buyer.userId)
  return { discount, refusal: discountRefusal({ ...discount, uses: uses - own }, { ...situation, order }) }
}

const situationOf = (buyer: Buyer, now: Date, used_by_member: boolean): DiscountSituation => ({
  user_id: buyer.userId,
  paid_user: buyer.paid,
  country: buyer.country,
  used_by_member,
  now,
})

const ownReservations = async (db: Db, codeId: number, userId: number): Promise<number> => {
  const own = await db
    .selectFrom('discount_uses')
    .select('order_id')
    .where('code_id', '=', codeId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return own ? 1 : 0
}
