import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { keptOrder, type Placed } from '../../order/kept-order.ts'
import { isConversation, rememberedWayBack } from '../../way-back.ts'
import { seeOutcome } from './see-outcome.ts'
import { transactionOf } from './transaction.resource.ts'

/**
 * Leads whoever bought in the middle of a conversation back into it: at the first sight of the paid order, in place of
 * this page, so that the way back does not lead through it. Answers whether it does; whoever comes to the page again, or
 * in a second tab, stays.
 */
export const useLeadBack = (order: Order): boolean => {
  const { t } = useTranslation('mf-payments')
  const navigate = useNavigate()
  const [conversation, setConversation] = useState(() => conversationOf(order.id))
  const led = useRef(false)
  useEffect(() => {
    if (conversation === null || led.current) return
    const seen = seeOutcome(order.id)
    // Another tab has shown it meanwhile.
    if (!seen) return setConversation(null)
    led.current = true
    navigate(conversation, { replace: true })
    void sayThanks(order, seen, t)
  }, [conversation, order, navigate, t])
  return conversation !== null
}

/** Where the sentence waits that this order was placed for. */
const conversationOf = (orderId: number): string | null => {
  if (keptOrder()?.id !== orderId) return null
  const back = rememberedWayBack()
  return isConversation(back) ? back : null
}

/** Nobody waits for thanks: what is not here by then is left out. */
const patience = { retries: false, timeout: 5000 } as const

/** In the conversation, for the page is left: how many credits there are now, and the way to the invoice. */
const sayThanks = async (order: Order, { isFirst }: Placed, t: TFunction<'mf-payments'>): Promise<void> => {
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
  const premium = isFirst ? [t('result.premium.now')] : []
  bus.publish('toast-requested', {
    text: [t('result.completed.title'), now, ...premium].join(' '),
    tone: 'success',
    action: { label: t('result.transaction'), path: linkTo('transactions-id', { id }) },
  })
}
