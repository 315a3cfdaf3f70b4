import type { DirectDebitAnswer } from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatDay, formatMoney } from '@lonk/shared-ui/format.ts'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { forgetChoice } from '../../kept-choice.ts'
import { sayThanks } from '../../order/say-thanks.ts'
import { trackStep } from '../../track.ts'
import { isConversation, useBack } from '../../way-back.ts'

interface SignedProps {
  readonly answer: DirectDebitAnswer
  readonly iban: string
}

/**
 * What was signed, when it is collected, and whether the credits are there already or wait for the money. Whoever signed
 * in the middle of a conversation, and has the credits, is led back into it as after other methods, and told there what
 * is collected and when; the mandate is in the mail.
 */
export const Signed = ({ answer: { order, mandate }, iban }: SignedProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const email = useShared('user')?.email ?? ''
  const back = useBack()
  const credited = order.state === 'completed'
  const leads = credited && isConversation(back)
  const amount = formatMoney(order.total, locale)
  const date = formatDay(`${mandate.collection_date}T12:00:00`, locale)
  useLeadOn(leads ? back : null, () => {
    void sayThanks(order, t, [t('directdebit.signed.collected', { amount, date })])
  })
  useEffect(() => {
    forgetChoice()
    if (!credited) return
    bus.publish('payment-settled', { orderId: order.id, status: 'completed' })
    trackStep('purchase')
  }, [credited, order.id])
  return (
    <Stack gap="m">
      <h2>{t(credited ? 'directdebit.signed.credited' : 'directdebit.signed.waiting')}</h2>
      <p role="status">
        {credited
          ? t('directdebit.signed.added', { count: order.credits })
          : t('directdebit.signed.later', { count: order.credits })}
      </p>
      {/* Gone in a moment: nothing to read begins here. */}
      {!leads && (
        <>
          <Card as="section">
            <Facts>
              <dt>{t('directdebit.signed.amount')}</dt>
              <dd>{amount}</dd>
              <dt>{t('directdebit.signed.collection')}</dt>
              <dd>{date}</dd>
              <dt>{t('directdebit.iban')}</dt>
              <dd>•••• {iban.replaceAll(' ', '').slice(-4)}</dd>
              <dt>{t('directdebit.signed.reference')}</dt>
              <dd>{mandate.reference}</dd>
              <dt>{t('directdebit.signed.creditor')}</dt>
              <dd>{mandate.creditor_id}</dd>
            </Facts>
          </Card>
          <p>{t('directdebit.signed.mail', { email })}</p>
        </>
      )}
      <Cluster>
        <LinkButton to={back ?? linkTo('members')}>
          {t(isConversation(back) ? 'wayBack.conversation' : 'directdebit.signed.on')}
        </LinkButton>
        <LinkButton variant="secondary" to={linkTo('transactions-id', {})}>
          {t('directdebit.signed.transactions')}
        </LinkButton>
      </Cluster>
    </Stack>
  )
}

/** In place of this page, once, so that the way back does not lead through it. */
const useLeadOn = (path: string | null, onLed: () => void): void => {
  const navigate = useNavigate()
  const led = useRef(false)
  useEffect(() => {
    if (path === null || led.current) return
    led.current = true
    navigate(path, { replace: true })
    onLed()
  })
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.tiny} ${token.space.m};

  & > dt {
    color: ${token.color.inkSoft};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
