import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { formatDay, formatMoney } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** An order with what withdrawing from it gives back, and until when. */
export const OrderOption = ({ purchase: { order, date } }: { readonly purchase: Transaction }) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const { credits, amount, until } = order.refundable
  return (
    <Words>
      <strong>
        {t('withdrawal.bought', {
          credits: ui('credits.amount', { count: order.credits }),
          date: formatDay(date, locale),
        })}
      </strong>
      <span>
        {t('withdrawal.back', {
          count: credits,
          amount: formatMoney(amount, locale),
          until: formatDay(until ?? '', locale),
        })}
      </span>
    </Words>
  )
}

const Words = styled.span`
  display: grid;
  padding-block: ${token.space.xs};

  & > span {
    color: ${token.color.inkSoft};
  }
`
