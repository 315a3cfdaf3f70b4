import { bus } from '@lonk/shared-events/bus.ts'
import { notifyManager, QueryClient } from '@tanstack/react-query'

// At once, not in a later task: a message that moves from the outbox into its thread would be gone in between.
notifyManager.setScheduler((notify) => notify())

/** What this remote has read from the API; it outlives its pages, so that going back shows them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The HTTP client retries by itself, and the bus says when something is new.
      retry: false,
      // An answer that came with the document is not asked for again at once.
      staleTime: 5000,
      gcTime: 10 * 60_000,
    },
    mutations: { retry: false },
  },
})

// Nothing of one member may be seen by the next who logs in.
bus.on('logged-out').subscribe(() => queryClient.clear())
