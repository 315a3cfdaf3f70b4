import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { priceRange } from './amounts.ts'

/** Says what so many credits are in money now: from the cheapest bundle's credit to the dearest one's. */
export const useCreditMoney = (
  bundles: readonly Bundle[],
  code: DiscountCode | null = null,
): ((credits: number) => string) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  return (credits) => {
    const [least, most] = priceRange(bundles, credits, code).map((price) => formatMoney(price, locale))
    return least === most ? (least ?? '') : t('costs.range', { least, most })
  }
}
