import type {
  DirectDebitAnswer,
  DirectDebitOtpAnswer,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderSummary } from '../../order/order-summary.tsx'
import { offerOf } from '../../products/amounts.ts'
import { useRunning } from '../../products/use-running.ts'
import { useFocusOnChange } from '../../use-focus-on-change.ts'
import { CodeStep } from './code-step.tsx'
import { type Details, isDetailField, noDetails } from './details.ts'
import { DetailsStep } from './details-step.tsx'
import { useGivenCode, useSendCode } from './direct-debit.resource.ts'
import { readPhone } from './read-phone.ts'
import { Signed } from './signed.tsx'
import { Stopped } from './stopped.tsx'

interface DirectDebitProps {
  readonly products: ProductsAnswer
  readonly bundle: Bundle
  /** The code of discount in the address. */
  readonly code: string | null
}

/** A code that was sent, and when by this clock. */
interface Sent {
  readonly answer: DirectDebitOtpAnswer
  readonly at: number
}

const stops: readonly string[] = ['directdebit_blocked', 'directdebit_limit', 'paymentmethod_blocked']

/** First who pays and from where; then the code, which signs the mandate that it was sent with. */
export const DirectDebit = ({ products, bundle, code }: DirectDebitProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const given = useGivenCode(code, bundle.id, products.discount)
  const discount = useRunning(given.code)
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

  const send = () => {
    setRefused(null)
    sending.mutate(
      { phone, ...ordered },
      {
        onSuccess: (answer) => {
          setSent({ answer, at: Date.now() })
          turn()
        },
        onError: setRefused,
      },
    )
  }
  // What was refused at a field of the first step is mended there.
  const takeBack = (error: unknown) => {
    setRefused(error)
    setSent(null)
  }

  if (signed)
    return (
      <div ref={place}>
        <Signed answer={signed} iban={details.iban} />
      </div>
    )
  if (isApiError(refused) && stops.includes(refused.code))
    return <Stopped text={errorText(refused)} bundleId={bundle.id} live />
  return (
    <Stack gap="l">
      <OrderSummary bundle={bundle} offer={offer} code={discount?.code} vatRate={products.vat_rate} />
      {given.error && <Alert tone="warning">{errorText(given.error)}</Alert>}
      <Stack gap="m" ref={place}>
        <h2>{t('directdebit.step', { step: sent ? 2 : 1 })}</h2>
        {sent ? (
          <CodeStep
            key={sent.at}
            sent={sent.answer}
            at={sent.at}
            total={offer.price}
            ordered={{ ...ordered, ...details, phone }}
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
            busy={sending.isPending || given.loading}
            refused={refused}
            onChange={(changed) => {
              setDetails({ ...details, ...changed })
              // What the server said of a field holds until it is another one.
              if (isApiError(refused) && Object.keys(refused.fields).some(isDetailField)) setRefused(null)
            }}
            onNext={send}
          />
        )}
      </Stack>
    </Stack>
  )
}
