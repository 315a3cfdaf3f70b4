import { bus } from '@lonk/shared-events/bus.ts'
import { QueryClient } from '@tanstack/react-query'

/** What this remote has read from the API; it outlives its pages, so that going back shows them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The HTTP client retries by itself, and the bus says when something is new.
      retry: false,
      staleTime: 0,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

// Nothing of one member may be seen by the next who logs in.
bus.on('logged-out').subscribe(() => queryClient.clear())
