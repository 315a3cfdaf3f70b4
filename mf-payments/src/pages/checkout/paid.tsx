import type { Order } from '@lonk/shared-api/schemas/order.ts'
import { useTranslation } from 'react-i18next'
import { Completed } from './completed.tsx'
import { Screen } from './screen.tsx'
import { useLeadBack } from './use-lead-back.ts'
import { WayOn } from './way-on.tsx'

/** Thanks: in the conversation that the credits were bought for, else here. */
export const Paid = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('mf-payments')
  const leads = useLeadBack(order)
  if (!leads) return <Completed order={order} />
  return (
    <Screen title={t('result.completed.title')}>
      <p>{t('result.completed.added', { count: order.credits })}</p>
      <div>
        <WayOn />
      </div>
    </Screen>
  )
}
