import type { Refund } from '@lonk/shared-api/schemas/transaction.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { formatDayAndTime, formatMoney } from '@lonk/shared-ui/format.ts'
import { MailSent } from '@lonk/shared-ui/illustrations/mail-sent.tsx'
import { Cluster, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { addresses } from '../addresses.ts'
import type { Declaration } from './withdrawal.tsx'

interface ReceiptProps {
  readonly declaration: Declaration
  readonly refund: Refund
}

/** What was declared and when; the same goes by mail, with the server's time. */
export const Receipt = ({ declaration: { transaction, name }, refund }: ReceiptProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const email = useShared('user')?.email ?? ''
  const offset = useShared('clockOffset')
  const [at] = useState(() => Date.now() + offset)
  return (
    <Stack gap="m">
      <Drawing aria-hidden="true">
        <MailSent />
      </Drawing>
      <PageHeading>{t('withdrawal.done.title')}</PageHeading>
      <p>
        {t('withdrawal.done.text', {
          name,
          order: transaction.order.number,
          at: formatDayAndTime(at, locale),
        })}
      </p>
      <p>
        {t('withdrawal.done.money', {
          amount: formatMoney(refund.amount, locale),
          count: refund.credits_reversed,
        })}
      </p>
      <p>{t('withdrawal.done.mail', { email })}</p>
      <Cluster>
        <LinkButton to={addresses.statement}>{t('transactions.all')}</LinkButton>
      </Cluster>
    </Stack>
  )
}

const Drawing = styled.div`
  width: 140px;
  color: ${token.color.ink};
`
