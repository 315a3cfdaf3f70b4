import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Price } from '@lonk/shared-ui/price.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { offerOf } from '../../products/amounts.ts'

interface BundleChoicesProps {
  readonly products: ProductsAnswer
  /** The discount while it runs. */
  readonly running: DiscountCode | null
  readonly back: string
  readonly onChosen: () => void
}

/** The bundles, one a row, each as easy to take as the next: the way to its checkout and back. */
export const BundleChoices = ({ products, running, back, onChosen }: BundleChoicesProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  return (
    <List aria-label={t('credits.title')}>
      {products.bundles.map((bundle) => {
        const { price, perMessage, discount } = offerOf(bundle, products.message_credits, running)
        return (
          <li key={bundle.id}>
            <Choice to={linkTo('credits-id-paymentmethod', { id: bundle.id }, { back })} onClick={onChosen}>
              <span>
                <Name>
                  <strong>{ui('credits.amount', { count: bundle.credits + bundle.bonus_credits })}</strong>
                  {bundle.popular && <StatusBadge tone="teal">{t('credits.popular')}</StatusBadge>}
                </Name>
                <Each>{t('credits.each', { price: formatMoney(perMessage, locale) })}</Each>
              </span>
              <Figures>
                {discount && (
                  <Old>
                    <span className="visually-hidden">{t('credits.instead')} </span>
                    <del>
                      <Price money={bundle.price} />
                    </del>{' '}
                  </Old>
                )}
                <Price money={price} />
              </Figures>
              <ChevronRight aria-hidden="true" />
            </Choice>
          </li>
        )
      })}
    </List>
  )
}

const { color, space } = token

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
`

const Choice = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${space.s};
  min-height: 56px;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.field};
  color: ${color.ink};
  text-decoration: none;

  & > svg {
    width: 20px;
    height: 20px;
    color: ${color.inkSoft};
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.tiny} ${space.xs};
`

/** The old price above the one that is paid. */
const Figures = styled.span`
  display: grid;
  justify-items: end;
`

const Old = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Each = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
