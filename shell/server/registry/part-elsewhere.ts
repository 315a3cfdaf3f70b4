import type { BrowserRemote, Release } from '@lonk/shared-events/registry.ts'

/** Where a developer's server has the newest build of a part; see `development/part-files.ts`. */
export const newestPath = '/-/newest'
export const newestEntry = 'remoteEntry.js'

/** What reports of it say: none of the versions that were published. */
const versionElsewhere = 'dev'

/** As the browser gets it: the bytes change with every save, so that there is no hash for them. */
export const remoteElsewhere = (remote: BrowserRemote, origin: string): BrowserRemote => ({
  ...remote,
  version: versionElsewhere,
  entry: `${origin}${newestPath}/${remote.name}/${newestEntry}`,
  integrity: null,
})

/** As the document server gets it: what was rendered from the released code is not what the developer has. */
export const unrendered = (release: Release): Release => ({
  ...release,
  fragments: [],
  routes: release.routes.map(({ render: _, ...route }) => route),
})
