import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { useTransactionOf } from '../../order/transaction.resource.ts'

/** To the transaction that an order became, with its invoice; to all of them until it is known which. */
export const TransactionLink = ({ orderId }: { readonly orderId: number }) => {
  const { t } = useTranslation('mf-payments')
  const id = useTransactionOf(orderId)
  return (
    <LinkButton variant="quiet" to={linkTo('transactions-id', { id })}>
      {t('result.transaction')}
    </LinkButton>
  )
}
