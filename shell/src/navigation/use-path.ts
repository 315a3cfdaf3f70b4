import { useStore } from '@lonk/shared-events/store.ts'
import { siteHistory } from '../composition/site-history.ts'

/** The path of the site; empty while a pre-rendered part hydrates, because templates know no path. */
export const usePath = (): string =>
  useStore(
    { subscribe: siteHistory.subscribe, get: () => siteHistory.getSnapshot().location.pathname },
    () => '',
  )
