import type { BrowserRemote } from '@lonk/shared-events/registry.ts'

/** For tests: a registry's row of a remote that serves one route. */
export const serving = (name: string, path: string): BrowserRemote => ({
  name: 'mf-test',
  version: '1.0.0',
  owner: 'team-test',
  entry: '/r/mf-test/1.0.0/remoteEntry.js',
  integrity: '',
  faultClass: 'primary',
  routes: [[name, path, 'page', 'default', 'everybody', 'article']],
  slots: [],
})
