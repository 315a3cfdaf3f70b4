import { priceRange } from '@lonk/shared-api/offers.ts'
import type { Bundle, DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'

/**
 * Says what `least` to `most` credits are in money now: from the cheapest bundle's credit to the dearest one's, less
 * the discount that runs. Empty where nothing is sold.
 */
export const useCreditMoney = (
  bundles: readonly Bundle[],
  code: DiscountCode | null = null,
): ((least: number, most?: number) => string) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  return (least, most = least) => {
    const [from] = priceRange(bundles, least, code)
    const [, to] = priceRange(bundles, most, code)
    if (!from || !to) return ''
    const words = [formatMoney(from, locale), formatMoney(to, locale)] as const
    return words[0] === words[1] ? words[0] : t('costs.range', { least: words[0], most: words[1] })
  }
}
