import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { TFunction } from 'i18next'
import { transactionOf } from './transaction.resource.ts'

/** Nobody waits for thanks: what is not here by then is left out. */
const patience = { retries: false, timeout: 5000 } as const

/**
 * Thanks where the page of thanks is left at once: how many credits there are now, what else has to be known, and the
 * way to the invoice.
 */
export const sayThanks = async (
  order: Order,
  t: TFunction<'mf-payments'>,
  more: readonly string[],
): Promise<void> => {
  const [user, id] = await Promise.all([
    api.call(getMe, {}, patience).then(
      (me) => me.user,
      () => null,
    ),
    transactionOf(order.id, patience).catch(() => undefined),
  ])
  const now = user
    ? t('result.completed.balance', { count: user.credits })
    : t('result.completed.added', { count: order.credits })
  bus.publish('toast-requested', {
    text: [t('result.completed.title'), now, ...more].join(' '),
    tone: 'success',
    action: { label: t('result.transaction'), path: linkTo('transactions-id', { id }) },
  })
}
