import { getPage } from '@lonk/shared-api/calls/content/page.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

/** The terms in the member's language, else in English. */
export const useTerms = () =>
  useQuery({
    queryKey: ['terms', useShared('locale')],
    queryFn: () => api.call(getPage, { name: 'terms' }),
  })
