import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { keptOrder } from '../../order/kept-order.ts'
import { sayThanks } from '../../order/say-thanks.ts'
import { isConversation, rememberedWayBack } from '../../way-back.ts'
import { seeOutcome } from './see-outcome.ts'

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
    void sayThanks(order, t, seen.isFirst ? [t('result.premium.now')] : [])
  }, [conversation, order, navigate, t])
  return conversation !== null
}

/** Where the sentence waits that this order was placed for. */
const conversationOf = (orderId: number): string | null => {
  if (keptOrder()?.id !== orderId) return null
  const back = rememberedWayBack()
  return isConversation(back) ? back : null
}
