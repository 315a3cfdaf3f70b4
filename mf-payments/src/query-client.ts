import { QueryClient } from '@tanstack/react-query'

/** This remote's server state. Retries are the HTTP client's, so that they are counted once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
})
