import { createServerState } from '@lonk/shared-ui/remote/server-state.tsx'

export const { queryClient, ServerState } = createServerState()
