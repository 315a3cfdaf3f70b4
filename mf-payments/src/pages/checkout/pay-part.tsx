import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { ConsentBoxes } from '../../order/consent-boxes.tsx'
import type { Leave } from '../../order/leave.ts'
import { OrderProblemNote } from '../../order/order-problem-note.tsx'
import { PayBar } from '../../order/pay-bar.tsx'
import { PayButton } from '../../order/pay-button.tsx'
import type { CheckoutState } from './use-checkout.ts'

interface PayPartProps {
  readonly bundle: Bundle
  readonly checkout: CheckoutState
  readonly leave: Leave
}

/** What is agreed to and the button; direct debit has a form of its own, which asks for the same. */
export const PayPart = ({ bundle, checkout, leave }: PayPartProps) => {
  const { t } = useTranslation('mf-payments')
  const { methods, row, discount, offer, consents, tries, busy, order, problem, back } = checkout
  if (row?.method.id === 'directdebit') {
    const code = offer.discount ? discount.code?.code : undefined
    const query = { bundle_id: bundle.id, discountcode: code, back: back ?? undefined }
    return (
      <>
        <p>{t('checkout.method.mandate')}</p>
        <PayBar>
          <LinkButton size="large" wide to={linkTo('directdebit', {}, query)}>
            {t('checkout.method.toMandate')}
          </LinkButton>
        </PayBar>
      </>
    )
  }
  return (
    <>
      <ConsentBoxes consents={consents} tried={tries > 0} />
      <OrderProblemNote problem={problem} leave={leave} />
      <PayButton
        total={offer.price}
        // A press before there is a method to pay by would do nothing, and say nothing.
        busy={busy || methods.isPending}
        onPay={order}
        note={t(row?.saved ? 'checkout.method.charged' : 'checkout.safe')}
      />
    </>
  )
}
