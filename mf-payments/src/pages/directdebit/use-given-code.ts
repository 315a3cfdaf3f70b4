import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useCode } from '../../discount/discount.resource.ts'

/** The code that the checkout led here with, asked for anew; the welcome discount (`known`) is there already. */
export const useGivenCode = (code: string | null, bundleId: number, known: DiscountCode | null) => {
  const isKnown = code !== null && known?.code.toLowerCase() === code.toLowerCase()
  const { data, error, isLoading } = useCode(isKnown ? null : code, bundleId)
  return { code: isKnown ? known : (data ?? null), error, isLoading }
}
