import { checkCompleteSignup } from '@lonk/shared-api/calls/signup/complete-signup.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** Whether the link still works, and what the partner told. Kept for nobody: the next visit may be after its use. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call(checkCompleteSignup, { token }, { signal }),
    gcTime: 0,
    // Completing it begins a session, at which everything is asked for anew: the link is used by then.
    staleTime: Number.POSITIVE_INFINITY,
  })
