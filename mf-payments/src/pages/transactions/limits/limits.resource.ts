import { forgetMethod, getSavedMethods } from '@lonk/shared-api/calls/payments/saved-methods.ts'
import type { SpendLimitRequest } from '@lonk/shared-api/calls/payments/spend-limit.schema.ts'
import { getSpendLimit, putSpendLimit } from '@lonk/shared-api/calls/payments/spend-limit.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const limitKey = ['spend-limit']
const methodsKey = ['saved-methods']

/** What may be spent in a month, what is spent of it, and what it will be. */
export const useSpendLimit = () =>
  useQuery({
    queryKey: limitKey,
    queryFn: ({ signal }) => api.call(getSpendLimit, {}, { signal }),
    staleTime: 0,
  })

export const useSetLimit = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: SpendLimitRequest) => api.call(putSpendLimit, wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: limitKey }),
  })
}

/** What the member asked to be kept for a next order. */
export const useSavedMethods = () =>
  useQuery({
    queryKey: methodsKey,
    queryFn: ({ signal }) => api.call(getSavedMethods, {}, { signal }),
    staleTime: 0,
  })

export const useForgetMethod = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(forgetMethod, { id }),
    onSuccess: (left) => {
      client.setQueryData(methodsKey, left)
      // The ways to pay name what is kept for each.
      void client.invalidateQueries({ queryKey: ['methods'] })
    },
  })
}
