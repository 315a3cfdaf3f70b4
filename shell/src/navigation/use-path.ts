import { useSyncExternalStore } from 'react'
import { siteHistory } from '../composition/site-history.ts'

/** The path of the site; empty while a pre-rendered part hydrates, because templates know no path. */
export const usePath = (): string =>
  useSyncExternalStore(
    siteHistory.subscribe,
    () => siteHistory.getSnapshot().location.pathname,
    () => '',
  )
