import type { Offer } from '@lonk/shared-api/offers.ts'
import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatMoney, formatNumber } from '@lonk/shared-ui/format.ts'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
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

/** What is being bought, down to what it costs in the end; a phone has one line of it, which opens. */
export const OrderSummary = (props: OrderSummaryProps) => {
  const { t } = useTranslation('mf-payments')
  const [folds] = useState(isNarrow)
  return (
    <Card as="section" snug>
      {folds ? (
        <FoldedSummary {...props} />
      ) : (
        <>
          <Title>{t('checkout.summary.title')}</Title>
          <OrderLines {...props} />
        </>
      )}
    </Card>
  )
}

const isNarrow = (): boolean =>
  globalThis.matchMedia?.(below('tablet').replace('@media ', '')).matches ?? false

/** What and how much, with what takes the discount off; the rest where it is asked for. */
const FoldedSummary = (props: OrderSummaryProps) => {
  const { bundle, offer, code } = props
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const lineOf = useDiscountLine()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Fold>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            {t('checkout.summary.title')}
            {!open && (
              <small>
                {ui('credits.amount', { count: bundle.credits })}
                {offer.discount && code && (
                  <>
                    {' · '}
                    <span>{lineOf(code)}</span>
                  </>
                )}
              </small>
            )}
          </span>
          {!open && <strong>{formatMoney(offer.price, locale)}</strong>}
          <ChevronDown aria-hidden="true" />
        </button>
      </Fold>
      <div id={id}>{open && <OrderLines {...props} />}</div>
    </>
  )
}

const OrderLines = ({ bundle, offer, code, vatRate }: OrderSummaryProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const lineOf = useDiscountLine()
  return (
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
  )
}

const { color, space } = token

const Title = styled.h2`
  margin-block-end: ${space.s};
  font-size: ${token.fontSize.l};
`

const Fold = styled.h2`
  font: inherit;

  & > button {
    display: flex;
    align-items: center;
    gap: ${space.s};
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  & > button > span {
    flex: 1;
    min-width: 0;
    font-weight: ${token.weight.strong};
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
    font-weight: ${token.weight.regular};
  }
  & strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.inkSoft};
  }
  & > [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
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
