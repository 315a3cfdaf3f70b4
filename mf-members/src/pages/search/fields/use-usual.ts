import type { SearchFilterValues } from '@lonk/shared-api/search-filters.ts'
import { useShared } from '@lonk/shared-events/react.ts'

/** What the server fills in where the address says nothing: whom the member seeks, and where they are. */
export const useUsual = (): SearchFilterValues => {
  const settings = useShared('settings')
  const user = useShared('user')
  const seeking = user?.profile.seeking
  return {
    gender: seeking === 'both' ? undefined : seeking,
    country: user?.country ?? settings?.geoip_selected_country,
  }
}
