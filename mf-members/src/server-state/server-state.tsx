import { bus } from '@lonk/shared-events/bus.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const minute = 60_000

/**
 * What this remote knows of the server, kept while its pages come and go: going back shows the list at once.
 * The HTTP client retries by itself, and the shell polls what has to stay fresh.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: minute, gcTime: 15 * minute, refetchOnWindowFocus: false },
  },
})

/** Another session sees another site: what is on the screen is asked for again, the rest is forgotten. */
const startAnew = () => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
}

// Subscribed once, for as long as the remote's code lives.
for (const name of ['logged-out', 'login-completed', 'signup-completed'] as const) {
  bus.on(name).subscribe(startAnew)
}

export const ServerState = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
