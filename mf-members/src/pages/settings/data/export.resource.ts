import { askExport, getExport } from '@lonk/shared-api/calls/account/export.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Milliseconds between two questions whether the file is there. */
const whileMade = 2000
/** Its link lives for ten minutes; each answer brings a fresh one. */
const whileShown = 5 * 60_000

/** Asks for a copy; the password only where the server wants it again. */
export const useAskExport = () =>
  useMutation({ mutationFn: (password: string | null) => api.call(askExport, password ? { password } : {}) })

/** How far the file is, asked until it is there and then again before its link has died. */
export const useExport = (id: number | undefined) =>
  useQuery({
    queryKey: ['export', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => api.call(getExport, { id: id ?? 0 }, { signal }),
    // A link is a key: it goes with the page.
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (error || data?.status === 'failed' || data?.status === 'expired') return false
      return data?.status === 'ready' ? whileShown : whileMade
    },
  })

/** The log-in is too old to be proof enough: the form asks for the password. */
export const wantsPassword = (error: unknown): boolean => isApiError(error) && 'password' in error.fields
