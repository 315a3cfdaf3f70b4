import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { whyNot } from '../withdrawable.ts'

/** The orders that cannot be withdrawn from any more, each with its reason. */
export const Impossible = ({ purchases }: { readonly purchases: readonly Transaction[] }) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const id = useId()
  if (purchases.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('withdrawal.impossible')}</Title>
      <List>
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            {t('withdrawal.bought', {
              credits: ui('credits.amount', { count: purchase.order.credits }),
              date: formatDay(purchase.date, locale),
            })}
            {': '}
            {t(`withdrawal.why.${whyNot(purchase)}`)}
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${token.space.xs};
  font-size: ${token.fontSize.m};
`

const List = styled.ul`
  display: grid;
  gap: ${token.space.tiny};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
