import type {
  DirectDebitAnswer,
  DirectDebitOtpAnswer,
  DirectDebitOtpRequest,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { offerOf } from '@lonk/shared-api/offers.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../discount/use-refusal-text.ts'
import { OrderSummary } from '../../order/order-summary.tsx'
import { useRunning } from '../../products/use-running.ts'
import { Unconfirmed } from '../../unconfirmed/unconfirmed.tsx'
import { CodeStep } from './code-step.tsx'
import { type Details, noDetails } from './details.ts'
import { DetailsStep } from './details-step.tsx'
import { useSendCode } from './direct-debit.resource.ts'
import { readPhone } from './read-phone.ts'
import { Signed } from './signed.tsx'
import { Stopped } from './stopped.tsx'
import { useGivenCode } from './use-given-code.ts'
import { isAboutDetails, isAboutDiscount, isTheEnd } from './why-refused.ts'

interface DirectDebitProps {
  readonly products: ProductsAnswer
  readonly bundle: Bundle
  /** The code of discount in the address. */
  readonly code: string | null
}

/** A code that was sent, when by this clock, and for what: it signs that alone, whatever ends meanwhile. */
interface Sent {
  readonly answer: DirectDebitOtpAnswer
  readonly at: number
  readonly ordered: Omit<DirectDebitOtpRequest, 'phone'>
  readonly total: Money
}

/** First who pays and from where; then the code, which signs the mandate that it was sent with. */
export const DirectDebit = ({ products, bundle, code }: DirectDebitProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const unconfirmed = useShared('user')?.status === 'not_confirmed'
  const refusalText = useRefusalText()
  const given = useGivenCode(code, bundle.id, products.discount)
  const [withoutCode, setWithoutCode] = useState(false)
  const running = useRunning(given.code)
  const discount = withoutCode ? null : running
  const offer = offerOf(bundle, products.message_credits, discount, 'directdebit')
  const [details, setDetails] = useState<Details>(noDetails)
  const [sent, setSent] = useState<Sent | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const [signed, setSigned] = useState<DirectDebitAnswer | null>(null)
  const sending = useSendCode()
  // Each step begins at its heading; what was refused begins at its field.
  const [turns, setTurns] = useState(0)
  const place = useFocusOnChange<HTMLDivElement>(turns)
  const turn = () => setTurns((before) => before + 1)
  const discountcode = discount && offer.discount ? { discountcode: discount.code } : {}
  const ordered = { bundle_id: bundle.id, ...discountcode }
  const phone = readPhone(details.phone, products.country) ?? ''

  const refuse = (error: unknown) => {
    setRefused(error)
    if (isAboutDiscount(error)) setWithoutCode(true)
  }
  const send = () => {
    setRefused(null)
    sending.mutate(
      { phone, ...ordered },
      {
        onSuccess: (answer) => {
          setSent({ answer, at: Date.now(), ordered, total: offer.price })
          turn()
        },
        onError: refuse,
      },
    )
  }
  // What the first step asked for is mended there, and another price is agreed to there.
  const takeBack = (error: unknown) => {
    refuse(error)
    setSent(null)
  }

  if (signed)
    return (
      <div ref={place}>
        <Signed answer={signed} iban={details.iban} />
      </div>
    )
  if (isTheEnd(refused)) return <Stopped text={errorText(refused)} bundleId={bundle.id} live />
  return (
    <Stack gap="l">
      {unconfirmed && <Unconfirmed />}
      <OrderSummary bundle={bundle} offer={offer} code={discount} vatRate={products.vat_rate} />
      {given.error && <Alert tone="warning">{refusalText(given.error)}</Alert>}
      <Stack gap="m" ref={place}>
        <h2>{t('directdebit.step', { step: sent ? 2 : 1 })}</h2>
        {sent ? (
          <CodeStep
            key={sent.at}
            sent={sent.answer}
            at={sent.at}
            total={sent.total}
            ordered={{ ...sent.ordered, ...details, phone }}
            resending={sending.isPending}
            problem={refused}
            onResend={send}
            onChange={() => {
              setSent(null)
              turn()
            }}
            onRefused={takeBack}
            onSigned={(answer) => {
              setSigned(answer)
              turn()
            }}
          />
        ) : (
          <DetailsStep
            details={details}
            country={products.country}
            busy={sending.isPending || given.isLoading}
            refused={refused}
            onChange={(changed) => {
              setDetails({ ...details, ...changed })
              // What the server said of a field holds until it is another one.
              if (isAboutDetails(refused)) setRefused(null)
            }}
            onNext={send}
          />
        )}
      </Stack>
    </Stack>
  )
}
