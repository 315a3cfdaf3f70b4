import type { Order, Payment } from '@lonk/shared-api/schemas/order.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { Spinner } from '@lonk/shared-ui/spinner.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Leave } from '../../order/leave.ts'
import { Screen } from './screen.tsx'
import { TransferDetailsCard } from './transfer-details.tsx'
import { WayOn } from './way-on.tsx'

/** Before the server has said anything. */
export const Looking = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <Screen title={t('result.looking')}>
      <Wait>
        <Spinner />
        <p role="status">{t('result.processing.text')}</p>
      </Wait>
    </Screen>
  )
}

interface WaitingProps {
  readonly order: Order
  readonly payment: Payment
  /** All looks are done. */
  readonly tired: boolean
  readonly looking: boolean
  readonly look: () => void
  readonly leave: Leave
}

/** The provider has not said yet; whoever left its page without paying can go on there. */
export const Waiting = (props: WaitingProps) => {
  const { t } = useTranslation('mf-payments')
  const { order, payment, tired, looking, look, leave } = props
  if (payment.transfer) {
    return (
      <Screen title={t('result.transfer.title')}>
        <p role="status">{t('result.transfer.text')}</p>
        <TransferDetailsCard transfer={payment.transfer} total={order.total} />
        <Cluster>
          <WayOn />
          <Button variant="quiet" busy={looking} onClick={look}>
            {t('result.processing.check')}
          </Button>
        </Cluster>
      </Screen>
    )
  }
  const url = order.state === 'open' ? payment.redirect_url : null
  return (
    <Screen title={t('errors.payment_pending')}>
      <Wait>
        <Spinner />
        <p role="status">{t(tired ? 'result.processing.long' : 'result.processing.text')}</p>
      </Wait>
      {tired && (
        <Cluster>
          <Button variant="secondary" busy={looking} onClick={look}>
            {t('result.processing.check')}
          </Button>
          {url && (
            <Button variant="secondary" onClick={() => leave(url)}>
              {t('checkout.open.continue')}
            </Button>
          )}
          <WayOn />
        </Cluster>
      )}
    </Screen>
  )
}

const Wait = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.s};
  color: ${token.color.inkSoft};

  & > span {
    flex: none;
  }
`
