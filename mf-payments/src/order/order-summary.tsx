import type { Offer } from '@lonk/shared-api/offers.ts'
import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatMoney, formatNumber } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useDiscountLine } from '../discount/use-discount-name.ts'

interface OrderSummaryProps {
  readonly bundle: Bundle
  readonly offer: Offer
  /** What takes the discount off, where one does. */
  readonly code: DiscountCode | null
  readonly vatRate: string
}

/** What is being bought, line by line, down to what it costs in the end. */
export const OrderSummary = ({ bundle, offer, code, vatRate }: OrderSummaryProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const lineOf = useDiscountLine()
  return (
    <Card as="section" snug>
      <Title>{t('checkout.summary.title')}</Title>
      <Lines>
        <div>
          <dt>
            {ui('credits.amount', { count: bundle.credits })}
            {bundle.bonus_credits > 0 && ` ${t('credits.bonus', { count: bundle.bonus_credits })}`}
          </dt>
          <dd>{formatMoney(bundle.price, locale)}</dd>
        </div>
        {offer.discount && code && (
          <div>
            <dt>{lineOf(code)}</dt>
            <dd>−{formatMoney(offer.discount, locale)}</dd>
          </div>
        )}
        <Total>
          <dt>
            {t('checkout.summary.total')}
            <small>{t('checkout.summary.vat', { rate: formatNumber(Number(vatRate), locale) })}</small>
          </dt>
          <dd>{formatMoney(offer.price, locale)}</dd>
        </Total>
      </Lines>
    </Card>
  )
}

const { color, space } = token

const Title = styled.h2`
  margin-block-end: ${space.s};
  font-size: ${token.fontSize.l};
`

const Lines = styled.dl`
  display: grid;
  gap: ${space.xs};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

const Total = styled.div`
  padding-block-start: ${space.xs};
  border-block-start: 1px solid ${color.line};
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.strong};

  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
    font-weight: ${token.weight.regular};
  }
`
