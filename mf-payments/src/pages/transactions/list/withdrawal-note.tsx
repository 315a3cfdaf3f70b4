import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { addresses } from '../addresses.ts'
import { canWithdraw } from '../withdrawable.ts'

/** The way out of a purchase, as long as there is one: by the words that the law and the order mail use. */
export const WithdrawalNote = ({ transactions }: { readonly transactions: readonly Transaction[] }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const { now } = usePageClock()
  // Of several the first to end: each has its own day in the next step.
  const first = transactions
    .filter((transaction) => canWithdraw(transaction, now))
    .map(({ order }) => order.refundable.until ?? '')
    .sort()
    .at(0)
  if (!first)
    return (
      <Soft>
        <Trans
          t={t}
          i18nKey="transactions.withdraw.closed"
          components={{ policy: <TextLink to={linkTo('pages-return-policy')} /> }}
        />
      </Soft>
    )
  return (
    <Card as="section" snug>
      <Cluster justify="between" gap="s">
        <Words>{t('transactions.withdraw.open', { date: formatDay(first, locale) })}</Words>
        <LinkButton variant="secondary" to={addresses.withdrawal}>
          {t('withdrawal.function')}
        </LinkButton>
      </Cluster>
    </Card>
  )
}

const Words = styled.p`
  flex: 1 1 260px;
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
