import { createServerState } from '@lonk/shared-ui/remote/server-state.tsx'

const hour = 3_600_000

/** Regions do not change while somebody signs up. */
export const { queryClient, ServerState } = createServerState({ staleTime: hour, gcTime: hour })
