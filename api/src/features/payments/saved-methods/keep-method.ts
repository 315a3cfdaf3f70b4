import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { KeptMethod, PaymentProvider, ProviderPayment } from '../../../adapters/payments/provider.ts'
import type { Db } from '../../../database/connection.ts'
import type { PaymentTables } from '../../../database/schema/payments.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { Services } from '../../../services.ts'
import type { OrderRow } from '../orders/queries.ts'
import type { Vault } from '../vault.ts'

export type SavedMethodRow = Selectable<PaymentTables['saved_methods']>
type Keeping = { provider: string; vault: Vault; now: Date }

const token = z.object({ customer_id: z.string(), mandate_id: z.string() })

/** Keeps what the provider kept, where the buyer had asked for it: sealed, and once. */
export const keepMethod = async (
  trx: Trx,
  order: OrderRow,
  { kept }: ProviderPayment,
  { provider, vault, now }: Keeping,
): Promise<void> => {
  if (!kept) return
  const { customer_id, mandate_id, label, expires } = kept
  await trx
    .insertInto('saved_methods')
    .values({
      user_id: order.user_id,
      provider,
      token_enc: vault.seal(JSON.stringify({ customer_id, mandate_id })),
      token_hash: methodHash(vault, provider, mandate_id),
      method: order.paymentmethod,
      label,
      expires,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same method is kept once for a member. */
export const methodHash = (vault: Vault, provider: string, mandateId: string): string =>
  vault.hash('saved-method', `${provider}:${mandateId}`)

export const openMethod = (row: Pick<SavedMethodRow, 'token_enc'>, vault: Vault): KeptMethod =>
  token.parse(JSON.parse(vault.open(row.token_enc)))

/** The member's methods that can still be charged, the newest first. */
export const savedMethods = (
  db: Db,
  userId: number,
  provider: PaymentProvider,
  now: Date,
): Promise<SavedMethodRow[]> =>
  db
    .selectFrom('saved_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider.name)
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.or([where('expires', 'is', null), where('expires', '>=', now.toISOString().slice(0, 10))]),
    )
    .orderBy('id', 'desc')
    .execute()

/** The provider's id of this member: made when it is first needed, the same from then on. */
export const customerOf = async ({ db, payments }: Services, userId: number): Promise<string> => {
  const known = () =>
    db
      .selectFrom('provider_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .where('provider', '=', payments.name)
      .executeTakeFirst()
  const first = await known()
  if (first) return first.customer_id
  const customer_id = await payments.customer({ key: `customer-${userId}` })
  await db
    .insertInto('provider_customers')
    .values({ user_id: userId, provider: payments.name, customer_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await known())?.customer_id ?? customer_id
}
