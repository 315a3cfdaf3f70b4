import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { formatNumber } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** What holds for every price of the site, said where prices are shown. */
export const SmallPrint = ({ products }: { products: ProductsAnswer }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const days = useShared('settings')?.refund_days
  return (
    <List>
      <li>{t('print.oneOff')}</li>
      <li>{t('print.vat', { rate: formatNumber(Number(products.vat_rate), locale) })}</li>
      {days !== undefined && (
        <li>
          <Trans
            t={t}
            i18nKey="print.refund"
            count={days}
            components={{ policy: <TextLink to={linkTo('pages-return-policy')} /> }}
          />
        </li>
      )}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.tiny};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
