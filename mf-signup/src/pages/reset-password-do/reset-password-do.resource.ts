import { checkPasswordReset } from '@lonk/shared-api/calls/account/reset-password.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** Whether the link still works, and for whom. Kept for nobody: the next visit may be after its use. */
export const useResetLink = (token: string) =>
  useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => api.call(checkPasswordReset, { token }, { signal }),
    gcTime: 0,
  })
