import type { Refund, Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useFocusOnChange } from '@lonk/shared-ui/use-focus-on-change.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../back-link.tsx'
import { addresses } from '../addresses.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { useTransactions } from '../transactions.resource.ts'
import { Choose } from './choose.tsx'
import { Confirm } from './confirm.tsx'
import { Receipt } from './receipt.tsx'

/** What the member says in the first step; nothing is sent before the second. */
export interface Declaration {
  readonly transaction: Transaction
  readonly name: string
  readonly reason: string
}

/**
 * The legal way out (directive 2011/83/EU, article 11a): which agreement and who, then what it gives back and the
 * confirmation, then the receipt. `chosen` is the transaction that it was opened from.
 */
export const Withdrawal = ({ chosen }: { readonly chosen: number | null }) => {
  const { t } = useTranslation('mf-payments')
  const [declaration, setDeclaration] = useState<Declaration | null>(null)
  const [step, setStep] = useState<'choose' | 'confirm'>('choose')
  const [refund, setRefund] = useState<Refund | null>(null)
  const place = useFocusOnChange<HTMLDivElement>(refund ? 'receipt' : step)
  if (refund && declaration)
    return (
      <PageContainer width="text" ref={place}>
        <Receipt declaration={declaration} refund={refund} />
      </PageContainer>
    )
  return (
    <PageContainer width="text">
      <BackLink to={addresses.statement}>{t('transactions.all')}</BackLink>
      <PageHeading lead={t('withdrawal.lead')}>{t('withdrawal.title')}</PageHeading>
      <Stack gap="m" ref={place}>
        {step === 'confirm' && declaration ? (
          <>
            <h2>{t('withdrawal.step', { step: 2 })}</h2>
            <Confirm declaration={declaration} onBack={() => setStep('choose')} onDone={setRefund} />
          </>
        ) : (
          <Orders
            chosen={declaration?.transaction.id ?? chosen}
            before={declaration}
            onNext={(next) => {
              setDeclaration(next)
              setStep('confirm')
            }}
          />
        )}
      </Stack>
    </PageContainer>
  )
}

interface OrdersProps {
  readonly chosen: number | null
  readonly before: Declaration | null
  readonly onNext: (declaration: Declaration) => void
}

/** The newest twenty: no period is open on anything older. */
const Orders = (props: OrdersProps) => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useTransactions(1)
  if (data)
    return <Choose {...props} purchases={data.transactions.filter(({ kind }) => kind === 'purchase')} />
  if (!error) return <RowsSkeleton rows={3} />
  return <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
}
