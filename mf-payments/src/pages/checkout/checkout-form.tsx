import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { PaymentMethodId } from '@lonk/shared-api/choices.ts'
import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { BundleGone } from '../../order/bundle-gone.tsx'
import { OrderSummary } from '../../order/order-summary.tsx'
import { offerOf } from '../../products/amounts.ts'
import { DiscountNote } from '../../products/discount-note.tsx'
import { useRunning } from '../../products/use-running.ts'
import { useBack } from '../../way-back.ts'
import { DiscountBox } from './discount-box.tsx'
import type { Leave } from './leave.ts'
import { MethodList } from './method-list.tsx'
import { usePaymentMethods } from './methods.resource.ts'
import { OrderOpen } from './order-open.tsx'
import { Unconfirmed } from './unconfirmed.tsx'
import { useOrder } from './use-order.ts'

interface CheckoutFormProps {
  readonly products: ProductsAnswer
  readonly bundle: Bundle
  readonly preferred: string | undefined
  readonly leave: Leave
}

/** Bundle, discount, method, two consents, and the button, which says that it costs money. */
export const CheckoutForm = ({ products, bundle, preferred, leave }: CheckoutFormProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const errorText = useErrorText()
  const user = useShared('user')
  // Before the settings are there, what the law gives at least.
  const days = useShared('settings')?.refund_days ?? 14
  const back = useBack()
  const methods = usePaymentMethods(bundle.id, products.country)
  const { place, busy, problem, setProblem } = useOrder({ leave, back })

  const [chosen, setChosen] = useState<PaymentMethodId | null>(null)
  const [issuer, setIssuer] = useState('')
  const [ownCode, setOwnCode] = useState<DiscountCode | null>(null)
  const [withoutCode, setWithoutCode] = useState(false)
  const [starts, setStarts] = useState(false)
  const [waives, setWaives] = useState(false)
  const [tries, setTries] = useState(0)
  const tried = tries > 0
  const top = useRef<HTMLDivElement>(null)

  const offered = methods.data ?? []
  const method = chosen ?? offered.find(({ id }) => id === preferred)?.id ?? null
  const welcome = useRunning(products.discount)
  const code = useRunning(ownCode ?? (withoutCode ? null : welcome))
  const offer = offerOf(bundle, products.message_credits, code, method ?? undefined)
  const consentMissing = t('errors.consent_required')

  const setCode = (next: DiscountCode | null) => {
    setOwnCode(next)
    setWithoutCode(next === null)
    setProblem(null)
  }

  const order = () => {
    setTries(tries + 1)
    if (!method || !starts || !waives) return
    void place({
      bundle_id: bundle.id,
      paymentmethod: method,
      country: products.country,
      terms_accepted: true,
      immediate_start: true,
      withdrawal_ack: true,
      ...(issuer && { issuer }),
      ...(code && offer.discount && { discountcode: code.code }),
    })
  }

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(top.current)
  }, [tries])

  if (problem?.kind === 'gone') return <BundleGone />
  const methodMissing = tried && !method ? t('checkout.method.missing') : null
  return (
    <Stack gap="l" ref={top}>
      {(user?.status === 'not_confirmed' || problem?.kind === 'unconfirmed') && <Unconfirmed />}
      {code && code === welcome && <DiscountNote code={code} />}
      <Stack gap="xs">
        <OrderSummary bundle={bundle} offer={offer} code={code?.code} vatRate={products.vat_rate} />
        <DiscountBox
          bundleId={bundle.id}
          applied={code}
          onChange={setCode}
          error={problem?.kind === 'discount' ? problem.text : null}
        />
        <p>
          <TextLink to={linkTo('credits', {}, { back: back ?? undefined })}>{t('checkout.other')}</TextLink>
        </p>
      </Stack>
      {methods.isPending && <Skeleton shape="block" height="220px" />}
      {methods.error && (
        <ErrorState message={errorText(methods.error)} onRetry={() => void methods.refetch()} />
      )}
      {methods.data && (
        <MethodList
          methods={offered}
          value={method}
          onChange={setChosen}
          issuer={issuer}
          onIssuer={setIssuer}
          error={problem?.kind === 'method' ? problem.text : methodMissing}
        />
      )}
      <Stack gap="xs">
        <Checkbox
          label={t('checkout.consent.start', { count: days })}
          checked={starts}
          onChange={(event) => setStarts(event.target.checked)}
          error={tried && !starts && consentMissing}
        />
        <Checkbox
          label={t('checkout.consent.withdrawal')}
          checked={waives}
          onChange={(event) => setWaives(event.target.checked)}
          error={tried && !waives && consentMissing}
        />
      </Stack>
      {problem?.kind === 'order-open' && <OrderOpen orderId={problem.orderId} leave={leave} />}
      {problem?.kind === 'other' && (
        <Alert tone="danger" live>
          {problem.text}
        </Alert>
      )}
      <Stack gap="s">
        <Soft>
          <Trans
            t={t}
            i18nKey="checkout.consent.terms"
            components={{ terms: <TextLink to={linkTo('pages-terms')} /> }}
          />{' '}
          {t('checkout.payTotal', { total: formatMoney(offer.price, locale) })}
        </Soft>
        <Button size="large" wide busy={busy} onClick={order}>
          {t('checkout.pay')}
        </Button>
      </Stack>
    </Stack>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
