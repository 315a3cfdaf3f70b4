import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useTranslation } from 'react-i18next'

/** The code of the welcome discount (docs/product.md, point 9): a name for machines, not for members. */
const welcomeCode = 'TIMEBONUS25'

/** What a discount is called: the welcome discount in words, any other by the code that its member brought. */
export const useDiscountName = (): ((code: DiscountCode) => string) => {
  const { t } = useTranslation('mf-payments')
  return ({ code }) => (code === welcomeCode ? t('discount.welcomeName') : code)
}

/** The same as a line of an order. */
export const useDiscountLine = (): ((code: DiscountCode) => string) => {
  const { t } = useTranslation('mf-payments')
  return ({ code }) =>
    code === welcomeCode ? t('discount.welcomeName') : t('checkout.summary.discount', { code })
}
