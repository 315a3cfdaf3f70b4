import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { offerOf } from '@lonk/shared-api/offers.ts'
import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Price } from '@lonk/shared-ui/price.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ChoiceRow, ChoiceRows } from '../../products/choice-row.tsx'

interface BundleChoicesProps {
  readonly products: ProductsAnswer
  /** The discount while it runs. */
  readonly code: DiscountCode | null
  readonly chosen: Bundle | undefined
  readonly onChoose: (id: number) => void
}

/** The bundles, one a row, each as easy to take as the next; the button below takes the one that is chosen. */
export const BundleChoices = ({ products, code, chosen, onChoose }: BundleChoicesProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const recommended = products.bundles.find(({ popular }) => popular)
  return (
    <fieldset>
      <legend className="visually-hidden">{t('credits.title')}</legend>
      <ChoiceRows>
        {products.bundles.map((bundle) => {
          const { price, perMessage, discount } = offerOf(bundle, products.message_credits, code)
          return (
            <ChoiceRow key={bundle.id}>
              <input
                type="radio"
                name="bundle"
                value={bundle.id}
                checked={bundle === chosen}
                onChange={() => onChoose(bundle.id)}
              />
              <span>
                <Name>
                  <strong>{ui('credits.amount', { count: bundle.credits + bundle.bonus_credits })}</strong>
                  {bundle === recommended && <StatusBadge tone="success">{t('credits.popular')}</StatusBadge>}
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
            </ChoiceRow>
          )
        })}
      </ChoiceRows>
    </fieldset>
  )
}

const { color, space } = token

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.tiny} ${space.xs};
`

/** The old price above the one that is paid. */
const Figures = styled.span`
  display: grid;
  flex: none;
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
  font-weight: ${token.weight.regular};
`
