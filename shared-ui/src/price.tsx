import { styled } from 'styled-components'
import { formatMoney, type Money } from './format.ts'
import { token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** Money as the API gives it, decimal text and ISO currency; VAT is said beside it, not here. */
export interface PriceProps {
  money: Money
  /** `large` is the figure on a bundle. */
  size?: 'inherit' | 'large'
}

/** An amount of money in the member's language, in figures that line up. */
export function Price({ money, size = 'inherit' }: PriceProps) {
  const { locale } = useUiText()
  return <Amount $large={size === 'large'}>{formatMoney(money, locale)}</Amount>
}

/** Above every button that spends credits (`docs/api.md`, 2.7). */
export interface CreditPriceProps {
  credits: number
  /** What these credits are in money: credits are never shown without it. */
  money: Money
}

/** "1 credit (€ 0,77)": the cost of something, in credits and in money. */
export function CreditPrice({ credits, money }: CreditPriceProps) {
  const { t, locale } = useUiText()
  return (
    <Amount $large={false}>
      {t('credits.amount', { count: credits })} <Soft>({formatMoney(money, locale)})</Soft>
    </Amount>
  )
}

const Amount = styled.span<{ $large: boolean }>`
  font-family: ${({ $large }) => ($large ? token.font.display : 'inherit')};
  font-size: ${({ $large }) => ($large ? token.fontSize.xxl : 'inherit')};
  font-weight: ${({ $large }) => ($large ? token.weight.display : 'inherit')};
  font-variant-numeric: tabular-nums;
  line-height: ${({ $large }) => ($large ? token.lineHeight.display : 'inherit')};
  white-space: nowrap;
`

const Soft = styled.span`
  color: ${token.color.inkSoft};
`
