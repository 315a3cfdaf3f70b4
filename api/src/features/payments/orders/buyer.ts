import type { Trx } from '../../../database/transaction.ts'

/** Credits are of no use to an account that was deleted or banned while its payment was under way. */
export const isBuyerHere = async (trx: Trx, userId: number): Promise<boolean> => {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow()
  return status === 'active' || status === 'not_confirmed' || status === 'paused'
}
