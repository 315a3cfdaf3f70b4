import { bus } from '@lonk/shared-events/bus.ts'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

const minute = 60_000

// The library is one for all remotes, and so is this: at once, not in a later task, so that nothing is gone for a
// moment while it moves from one list to another.
notifyManager.setScheduler((notify) => notify())

/** What may differ from one remote to another; milliseconds. */
export interface Freshness {
  readonly staleTime?: number
  readonly gcTime?: number
  readonly refetchOnWindowFocus?: boolean
}

/** A remote's server state: the client that its resources read and write, and what stands around each page and slot. */
export interface ServerState {
  readonly queryClient: QueryClient
  readonly ServerState: (props: { readonly children: ReactNode }) => ReactNode
}

/**
 * What one remote knows of the server, kept while its pages come and go: going back shows them at once. Called once, in
 * the remote's `server-state.ts`. Answers are fresh for a minute and kept for a quarter of an hour, in milliseconds;
 * the HTTP client retries by itself, and the shell polls what has to stay fresh. Whoever logs in or out sees another
 * site: what is on the screen is asked for again, the rest is forgotten.
 */
export const createServerState = (freshness: Freshness = {}): ServerState => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        gcTime: 15 * minute,
        refetchOnWindowFocus: false,
        ...freshness,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
  const startAnew = () => {
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
  }
  for (const name of ['logged-out', 'login-completed', 'signup-completed'] as const)
    bus.on(name).subscribe(startAnew)
  return { queryClient, ServerState: around(queryClient) }
}

const around =
  (queryClient: QueryClient): ServerState['ServerState'] =>
  ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
