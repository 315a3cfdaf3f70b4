import { sql } from 'kysely'
import { type ListedPayment, ProviderRefusal } from '../../../adapters/payments/provider.ts'
import { after, before, days, minutes } from '../../../clock.ts'
import type { Services } from '../../../services.ts'
import { findPayment } from './queries.ts'
import { bringHome, reconcile } from './reconcile.ts'
import { claimSweep, leaveSweep, type Sweep } from './sweeps.ts'

/** Longer than a provider's answer is ever waited for: what is not in its list by then was not made. */
export const answerTime = minutes(2)

type Ours = ListedPayment & { order: string }

const pagesAtOnce = 4
const overlap = minutes(10)
const firstLookBack = days(30)
const betweenRounds = minutes(10)
const pauseAfterTrouble = minutes(1)

/**
 * The duty that starts from the provider's books: its list is read, newest first, back to where the last round began.
 * What it made for an order of ours and what nobody here knows finds its order or goes back (`take-payment.ts`); what
 * is paid there and not here is asked for. Every ten minutes, and sooner where a provider owes us its answer to a
 * draft. In batches, by one process at a time; doing it twice does no harm.
 */
export const compareBooks = async (services: Services): Promise<void> => {
  const { db, payments, clock, log } = services
  const sweep = await claimSweep(db, payments.name, clock.now(), answerTime)
  if (!sweep) return
  try {
    await leaveSweep(db, await readBatch(services, sweep))
  } catch (error) {
    log.error({ err: error }, 'the provider’s list of payments could not be compared')
    // A place in the list that the provider no longer knows: from the top again.
    const cursor = error instanceof ProviderRefusal ? null : sweep.cursor
    await leaveSweep(db, { ...sweep, cursor, not_before: after(clock.now(), pauseAfterTrouble) })
  }
}

const readBatch = async (services: Services, sweep: Sweep): Promise<Sweep> => {
  const { payments, clock } = services
  let { cursor, newest_at, missed } = sweep
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const list = await payments.list({ from: cursor })
    newest_at ??= list.payments[0]?.created_at ?? null
    for (const listed of await unknownOf(services, list.payments))
      if (!(await isHealed(services, listed))) missed = true
    cursor = list.next
    const oldest = list.payments.at(-1)?.created_at
    if (cursor === null || !oldest || oldest < endOf(sweep, newest_at))
      return endRound(services, { ...sweep, newest_at, missed })
  }
  return { ...sweep, cursor, newest_at, missed, due_at: clock.now(), not_before: null }
}

/** By the provider's own clock, which need not agree with ours; by ours where that one was set back. */
const endOf = ({ read_to, began_at }: Sweep, newest: Date | null): Date =>
  read_to
    ? before(read_to < began_at ? read_to : began_at, overlap)
    : before(newest ?? new Date(0), firstLookBack)

/** What was asked for long enough before the round began, and is not in the list, was never made. */
const endRound = async ({ db, payments, clock }: Services, sweep: Sweep): Promise<Sweep> => {
  await db
    .deleteFrom('payment_requests')
    .where('provider', '=', payments.name)
    .where('asked_at', '<=', before(sweep.began_at, answerTime))
    .execute()
  return {
    ...sweep,
    read_to: sweep.missed ? sweep.read_to : (sweep.newest_at ?? sweep.read_to),
    cursor: null,
    due_at: after(clock.now(), betweenRounds),
    not_before: null,
  }
}

/**
 * Of the payments that this site asked for: those not known here at all, or paid there while nobody waits for them
 * here. A call that has just asked may still settle its payment itself; its note brings the next round soon.
 */
const unknownOf = async (services: Services, list: readonly ListedPayment[]): Promise<Ours[]> => {
  const ours = list.flatMap((listed) => (listed.order === null ? [] : [{ ...listed, order: listed.order }]))
  const known = await settledHere(
    services,
    ours.map(({ provider_id }) => provider_id),
  )
  const fresh = await freshlyAsked(services)
  return ours.filter(({ provider_id, order, status }) => {
    const here = known.get(provider_id)
    return here ? status === 'paid' && !here.paid && !here.waiting : !fresh.has(order)
  })
}

const freshlyAsked = async ({ db, payments, clock }: Services): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('payment_requests')
    .innerJoin('orders', 'orders.id', 'payment_requests.order_id')
    .select('orders.number')
    .where('payment_requests.provider', '=', payments.name)
    .where('asked_at', '>', before(clock.now(), answerTime))
    .execute()
  return new Set(rows.map(({ number }) => number))
}

const settledHere = async ({ db, payments }: Services, ids: readonly string[]) => {
  const { rows } = await sql<{ provider_id: string; paid: boolean; waiting: boolean }>`
    select p.provider_id, p.status = 'paid' as paid,
      coalesce(p.next_check_at, o.next_check_at) is not null as waiting
    from payments p join orders o on o.id = p.order_id
    where p.provider = ${payments.name} and p.provider_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ provider_id, ...here }) => [provider_id, here]))
}

/** One that cannot be settled must not keep the others waiting; its order is not dropped meanwhile. */
const isHealed = async (services: Services, listed: Ours): Promise<boolean> => {
  const { db, clock, log } = services
  try {
    await heal(services, listed)
    return true
  } catch (error) {
    const { provider_id, order } = listed
    log.error({ err: error, provider_id, order }, 'a payment could not be taken in')
    await db
      .updateTable('payment_requests')
      .set({ asked_at: clock.now() })
      .where('order_id', 'in', (orders) =>
        orders.selectFrom('orders').select('id').where('number', '=', order),
      )
      .execute()
    return false
  }
}

const heal = async (services: Services, { provider_id, order }: Ours): Promise<void> => {
  const { db, payments, log } = services
  if (await findPayment(db, payments.name, provider_id)) {
    await reconcile(services, provider_id)
    return
  }
  const known = await db.selectFrom('orders').select('id').where('number', '=', order).executeTakeFirst()
  if (!known) {
    log.error({ provider_id, order }, 'a payment belongs to no order here')
    return
  }
  const said = await payments.fetch(provider_id)
  if (!said) return
  await bringHome(services, order, said)
  log.warn({ provider_id, order }, 'a payment was found in the provider’s list alone')
}
