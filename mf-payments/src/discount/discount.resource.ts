import { getDiscountCode } from '@lonk/shared-api/calls/payments/discountcode.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** What a code gives this member, for one bundle where one is chosen. Nothing is asked without a code. */
export const useCode = (code: string | null, bundleId: number | undefined) => {
  const userId = useShared('user')?.id ?? null
  const locale = useShared('locale')
  return useQuery({
    queryKey: ['discount', userId, locale, code, bundleId ?? null],
    queryFn: () =>
      api.call(getDiscountCode, {
        ...(code === null ? {} : { code }),
        ...(bundleId === undefined ? {} : { bundle_id: bundleId }),
      }),
    enabled: code !== null,
    select: ({ discountcode }) => discountcode,
  })
}
