import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { postRepeatOrder } from '@lonk/shared-api/calls/payments/repeat-order.ts'
import { offerOf } from '@lonk/shared-api/offers.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BundleGone } from '../../order/bundle-gone.tsx'
import { ConsentBoxes } from '../../order/consent-boxes.tsx'
import type { Leave } from '../../order/leave.ts'
import { OrderProblemNote } from '../../order/order-problem-note.tsx'
import { OrderSummary } from '../../order/order-summary.tsx'
import { PayButton } from '../../order/pay-button.tsx'
import { givenConsents, useConsents } from '../../order/use-consents.ts'
import { useOrder } from '../../order/use-order.ts'
import type { Repeat } from '../../repeat-order/repeat-order.resource.ts'
import { useCounted } from '../../use-counted.ts'
import { useBack } from '../../way-back.ts'
import { ChargeRefused } from './charge-refused.tsx'

interface RepeatFormProps {
  readonly products: ProductsAnswer
  readonly repeat: Repeat
  readonly leave: Leave
}

/** What is bought again and with what, the two consents of this order, and the button that charges the card at once. */
export const RepeatForm = ({ products, repeat, leave }: RepeatFormProps) => {
  const { t } = useTranslation('mf-payments')
  const { bundle, method } = repeat
  const back = useBack()
  const consents = useConsents()
  const { place, busy, problem } = useOrder(postRepeatOrder, { leave, back })
  const [tries, setTries] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  useCounted()
  const offer = offerOf(bundle, products.message_credits, null)

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(top.current)
  }, [tries])

  const order = () => {
    setTries(tries + 1)
    if (consents.given)
      void place({ bundle_id: bundle.id, saved_method_id: method.id, ...givenConsents }, repeat.total)
  }

  if (problem?.kind === 'gone') return <BundleGone />
  const elsewhere = linkTo('credits-id-paymentmethod', { id: bundle.id }, { back: back ?? undefined })
  return (
    <Stack gap="l" ref={top}>
      <OrderSummary bundle={bundle} offer={offer} code={null} vatRate={products.vat_rate} />
      <p>
        {t('repeat.with', { method: method.label })}{' '}
        <TextLink to={elsewhere}>{t('repeat.otherMethod')}</TextLink>
      </p>
      <ConsentBoxes consents={consents} tried={tries > 0} />
      {problem?.kind === 'charge' ? (
        <ChargeRefused text={problem.text} bundleId={bundle.id} busy={busy} onAgain={order} />
      ) : (
        <OrderProblemNote problem={problem} leave={leave} />
      )}
      <PayButton total={repeat.total} busy={busy} onPay={order} note={t('checkout.method.charged')} />
    </Stack>
  )
}
