import { createServerState } from '@lonk/shared-ui/remote/server-state.tsx'

/** An answer that came with the document is not asked for again at once; besides, the bus says when something is new. */
export const { queryClient, ServerState } = createServerState({
  staleTime: 5000,
  gcTime: 10 * 60_000,
  refetchOnWindowFocus: true,
})
