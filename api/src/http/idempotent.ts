import { createHmac } from 'node:crypto'
import type { AccessLevel } from '@lonk/shared-api/contract.ts'
import { after, hours } from '../clock.ts'
import { isOpen } from '../core/session/open-account.ts'
import { lockWallet } from '../core/wallet/ledger.ts'
import { json } from '../database/schema/columns.ts'
import type { Trx } from '../database/transaction.ts'
import { apiError, fieldError } from '../errors.ts'
import { keptFor } from '../kept-for.ts'
import { deriveKey } from '../secrets.ts'
import type { Context } from './endpoint.ts'

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Runs `work` once for the request's Idempotency-Key (`docs/api.md`, 2.0). The key's row and the effect are one
 * transaction: a crash leaves neither. A repetition with the same content gets the stored answer; a second call while
 * the first runs waits for it, because it wants to insert the same row. A refused call leaves no key.
 */
export const idempotent = async <Answer, Access extends AccessLevel>(
  context: Context<unknown, Access>,
  work: (trx: Trx) => Promise<Answer>,
  { actor }: { actor?: 'key' } = {},
): Promise<Answer> => {
  const { services, now, reply } = context
  const place = placeOf(context, actor)
  const hmac = contentHmac(context)
  const { answer, replayed } = await services.transaction(async (trx) => {
    const isFirst = await claim(trx, place, hmac, now)
    if (!isFirst) return { answer: await stored<Answer>(trx, place, hmac), replayed: true }
    if (context.member && actor !== 'key') await requireAccount(trx, context.member.userId)
    const answer = await work(trx)
    await trx
      .updateTable('idempotency_keys')
      .set({ status: 200, response: json(answer) })
      .where('actor', '=', place.actor)
      .where('method_path', '=', place.method_path)
      .where('key', '=', place.key)
      .execute()
    return { answer, replayed: false }
  })
  if (replayed) reply.header('Idempotent-Replayed', 'true')
  return answer
}

/**
 * The account may have been deleted or banned since the call was let in. A deletion under way is waited for at the
 * wallet: whoever waited at the account itself could block a payment, which locks the wallet first.
 */
const requireAccount = async (trx: Trx, userId: number): Promise<void> => {
  await lockWallet(trx, userId)
  const account = await trx.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst()
  if (!isOpen(account?.status)) throw apiError('authentication_required')
}

type Place = { actor: string; method_path: string; key: string }

/** The call's Idempotency-Key; refused where it is missing or is not one. */
export const idempotencyKey = (request: Context['request']): string => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw fieldError('Idempotency-Key', key ? 'field_invalid' : 'field_required')
  return key
}

/** `key`: the call that logs in is repeated by somebody who is logged in now, and is still the same call. */
const placeOf = ({ request, member }: Pick<Context, 'request' | 'member'>, actor?: 'key'): Place => {
  const key = idempotencyKey(request)
  return {
    actor: member && actor !== 'key' ? `user:${member.userId}` : `visitor:${key}`,
    method_path: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
  }
}

/** Over the parsed fields in a fixed order, never over the raw body. */
const contentHmac = ({ services, input }: Pick<Context, 'services' | 'input'>): string =>
  createHmac('sha256', deriveKey(services.config.secrets, 'idempotency'))
    .update(stable(input))
    .digest('base64url')

const stable = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, entry]) => `${JSON.stringify(name)}:${stable(entry)}`).join(',')}}`
}

const claim = async (trx: Trx, place: Place, hmac: string, now: Date): Promise<boolean> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where('actor', '=', place.actor)
    .where('method_path', '=', place.method_path)
    .where('key', '=', place.key)
    .where('expires_at', '<', now)
    .execute()
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({
      ...place,
      content_hmac: hmac,
      created_at: now,
      expires_at: after(now, hours(keptFor.repeated_calls_hours)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

const stored = async <Answer>(trx: Trx, place: Place, hmac: string): Promise<Answer> => {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select(['content_hmac', 'status', 'response'])
    .where('actor', '=', place.actor)
    .where('method_path', '=', place.method_path)
    .where('key', '=', place.key)
    .executeTakeFirst()
  if (!row || row.status === null) throw apiError('idempotency_in_progress')
  if (row.content_hmac !== hmac) throw apiError('idempotency_conflict')
  // Stored by this function for this very path, so its type is the path's answer.
  return row.response as Answer
}
