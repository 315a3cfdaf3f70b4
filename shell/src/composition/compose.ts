import type { BrowserRemote } from '@lonk/shared-events/registry.ts'
import { addErrorHandler, registerApplication, start } from 'single-spa'
import { report } from '../errors/reports.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { PartFailure } from './part-failure.ts'
import { remoteFrame } from './remote-frame.tsx'
import { routeOf } from './route-table.ts'
import { shellFrame } from './shell-frame.tsx'
import { siteHistory } from './site-history.ts'

const shellPages = 'shell-pages'

/** Registers a frame for each remote of the registry and one for the shell's own pages, and starts single-spa. */
export const compose = (remotes: readonly BrowserRemote[]): void => {
  addErrorHandler((cause) => {
    const owner = cause.appOrParcelName === shellPages ? 'shell' : cause.appOrParcelName
    report(PartFailure.from(cause, { owner, phase: 'unknown' }))
  })
  for (const remote of remotes) {
    registerApplication({
      name: remote.name,
      app: async () => remoteFrame(remote),
      activeWhen: ({ pathname }) => routeOf(pathname)?.row.remote === remote.name,
    })
  }
  registerApplication({
    name: shellPages,
    app: async () => shellFrame(),
    activeWhen: ({ pathname }) => routeOf(pathname) === null,
  })
  // Before the frames change, so that header and page change together.
  siteHistory.subscribe(() =>
    layoutStore.set(routeOf(siteHistory.getSnapshot().location.pathname)?.row.layout ?? 'default'),
  )
  start({ urlRerouteOnly: true })
}
