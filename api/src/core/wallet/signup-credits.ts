import { publishEvent, type Trx } from '../../database/transaction.ts'
import { grant, lockWallet } from './ledger.ts'

/** The free credits of a new member, once, at activation and before held messages are released. */
export const grantSignupCredits = async (
  trx: Trx,
  { userId, credits, now }: { userId: number; credits: number; now: Date },
): Promise<void> => {
  await lockWallet(trx, userId)
  const granted = await trx
    .selectFrom('credit_ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'signup')
    .executeTakeFirst()
  if (granted || credits === 0) return
  const ref = { type: 'user', id: userId } as const
  const balance = await grant(trx, { user_id: userId, kind: 'signup', credits, ref, now }, { kind: 'free' })
  publishEvent(trx, userId, 'credits', { balance })
}
