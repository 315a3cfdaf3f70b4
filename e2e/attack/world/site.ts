import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../shell/server/config.ts'
import { type RunningSite, runSite } from '../../../shell/server/run-site.ts'
import {
  createTestStore,
  integrityOf,
  shellFiles,
  type TestStore,
  testRelease,
  testRoute,
} from '../../../shell/server/testing/test-store.ts'

/** The document server with a store of its own, which holds one release of the shell and one of a remote. */
export interface FrontSite {
  /** Where it listens; another port after a restart. */
  readonly address: () => string
  readonly store: TestStore
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const shell = testRelease('shell', {
  files: { '.': [{ file: 'main.js', integrity: integrityOf('shell entry') }] },
})

/** The pages that show members, and one that was rendered beforehand. */
export const members = testRelease('mf-members', {
  fragments: ['front'],
  routes: [
    testRoute({ firstData: '/api/members.php' }),
    testRoute({ name: 'members-id', path: '/members/:id', firstData: '/api/profile.php?id={id}' }),
    testRoute({ name: 'likes-m-id', path: '/likes/m/:id', firstData: '/api/profile.php?id={id}' }),
    testRoute({
      name: 'members-id-chat',
      path: '/members/:id/chat',
      access: 'members',
      firstData: '/api/chat.php?profile_id={id}',
    }),
    testRoute({ name: 'index', path: '/', page: 'front', layout: 'lander', fragment: true }),
  ],
})

export const membersFiles = (front = '<h1>front page</h1>'): Record<string, string> => ({
  'entry.js': 'mf-members entry',
  'fragments/front.nl.json': JSON.stringify({ html: front, css: '', title: 'Welkom', description: '' }),
})

export const published = (remote = members) => ({
  shell: { current: shell, previous: [], canary: null },
  'mf-members': { current: remote, previous: [], canary: null },
})

export const startFrontSite = async (apiUrl: string): Promise<FrontSite> => {
  const store = createTestStore()
  const dataDir = mkdtempSync(join(tmpdir(), 'lonk-attack-site-'))
  const publicKey = store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, REGISTRY: store.folder, API_URL: apiUrl })
  const run = () => runSite(config, { report: () => {}, env: { REGISTRY_PUBLIC_KEY: publicKey } })
  store.write(shell, { ...shellFiles(), 'sw-push.js': 'self.addEventListener("push", () => {})' })
  store.write(members, membersFiles())
  await store.publish(published())
  let site: RunningSite = await run()
  return {
    address: () => site.local,
    store,
    restart: async () => {
      await site.stop()
      site = await run()
    },
    stop: async () => {
      await site.stop()
      store.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
