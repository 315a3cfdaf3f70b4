import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useGiftCredits } from './gifts.resource.ts'
import { useCreditMoney } from './use-credit-money.ts'

interface CreditCostsProps {
  readonly products: ProductsAnswer
  /** The discount that the prices beside this table are shown with. */
  readonly code?: DiscountCode | null
}

/** What an act costs in credits and in money, from the cheapest bundle's credit to the dearest one's. */
export const CreditCosts = ({ products, code = null }: CreditCostsProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const costs = [
    { name: 'message', credits: products.message_credits },
    { name: 'photo', credits: settings?.photo_credits },
  ] as const
  const money = useCreditMoney(products.bundles, code)
  const gifts = useGiftCredits()
  return (
    <Table>
      <tbody>
        {costs.map(
          ({ name, credits }) =>
            credits !== undefined && (
              <tr key={name}>
                <th scope="row">{t(`costs.${name}`)}</th>
                <td>
                  {ui('credits.amount', { count: credits })} <Soft>({money(credits)})</Soft>
                </td>
              </tr>
            ),
        )}
        <tr>
          <th scope="row">{t('costs.gift')}</th>
          <td>
            {gifts ? (
              <>
                {gifts.least === gifts.most
                  ? ui('credits.amount', { count: gifts.most })
                  : t('costs.range', {
                      least: gifts.least,
                      most: ui('credits.amount', { count: gifts.most }),
                    })}{' '}
                <Soft>({money(gifts.least, gifts.most)})</Soft>
              </>
            ) : (
              t('costs.giftPrice')
            )}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('costs.read')}</th>
          <td>{t('costs.free')}</td>
        </tr>
      </tbody>
    </Table>
  )
}

const { color, space } = token

/** Columns of their own widths: a document comes bit by bit, and each row would move those before it. */
const Table = styled.table`
  width: 100%;
  max-width: 560px;
  table-layout: fixed;

  & tr {
    border-block-end: 1px solid ${color.line};
  }
  & th,
  & td {
    padding: ${space.xs} 0;
    text-align: start;
    vertical-align: top;
  }
  & th {
    width: 48%;
    padding-inline-end: ${space.m};
    font-weight: ${token.weight.regular};
  }
  & td {
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
    text-align: end;
  }
`

const Soft = styled.span`
  color: ${color.inkSoft};
  font-weight: ${token.weight.regular};
  white-space: nowrap;
`
