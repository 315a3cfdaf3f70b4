import { createHistory, type HistoryWindow } from '@lonk/shared-events/history.ts'

/** Where the layout is rendered when the shell is built there is no window, and nobody navigates. */
const stillWindow: HistoryWindow = {
  location: { pathname: '/', search: '', hash: '' },
  history: { state: null, pushState: () => undefined, replaceState: () => undefined, go: () => undefined },
  addEventListener: () => undefined,
}

/** The one history of the site, made before single-spa starts. */
export const siteHistory = createHistory(typeof window === 'undefined' ? stillWindow : window)
