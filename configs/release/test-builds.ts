import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RemoteDescription, RouteDeclaration } from '@lonk/shared-events/contract.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import type { Build } from '../build/build-part.ts'
import { compressFolder } from '../build/compress-folder.ts'
import { factsFile } from '../contract/facts.ts'
import type { Store } from './store.ts'

/** A store and builds in temporary folders, for tests of publishing. */
export const createTestStore = () => {
  const root = mkdtempSync(join(tmpdir(), 'lonk-release-'))
  const keys = generateKeyPairSync('ed25519')
  const folder = join(root, 'registry')
  const store: Store = { folder, keys, seen: createSeenRegistry(root, folder, keys.publicKey) }
  mkdirSync(folder)
  let count = 0

  const write = (folder: string, files: Readonly<Record<string, string>>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
  }

  const build = async (part: string, files: Readonly<Record<string, string>>): Promise<Build> => {
    count += 1
    const folder = join(root, `build-${count}`)
    write(folder, files)
    await compressFolder(folder)
    return { part, folder, sourceHash: createHash('sha256').update(JSON.stringify(files)).digest('hex') }
  }

  return {
    store,
    build,
    shell: (script = 'shell', more: Readonly<Record<string, string>> = {}) =>
      build('shell', {
        [factsFile]: '{}',
        ...more,
        'main.js': script,
        'build.json': JSON.stringify({
          ...hashed('main.js', script),
          files: { '.': [fileOf('main.js', script)] },
        }),
        'locales/nl.json': '{}',
      }),
    remote: (
      part: string,
      changes: Partial<RemoteDescription> = {},
      script = part,
      more: Readonly<Record<string, string>> = {},
    ) =>
      build(part, {
        [factsFile]: '{}',
        ...more,
        'remoteEntry.js': script,
        'page.js': `page of ${script}`,
        'remote.json': JSON.stringify({ ...description(part), ...changes }),
        'build.json': JSON.stringify({
          ...hashed('remoteEntry.js', script),
          files: Object.fromEntries(
            ['./pages/page', ...(changes.slots ?? []).map(({ name }) => `./slots/${name}`)].map((module) => [
              module,
              [fileOf('page.js', `page of ${script}`)],
            ]),
          ),
        }),
        'locales/nl.json': '{}',
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

export const route = (part: string, changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  name: part,
  path: `/${part}`,
  page: 'page',
  layout: 'default',
  access: 'everybody',
  skeleton: 'none',
  ...changes,
})

const description = (part: string): RemoteDescription => ({
  name: part,
  owner: part.replace('mf-', 'team-'),
  contract: '^1.0.0',
  faultClass: 'primary',
  namespaces: [part],
  routes: [route(part)],
  slots: [],
})

const integrityOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
const fileOf = (file: string, content: string) => ({ file, integrity: integrityOf(content) })
const hashed = (entry: string, content: string) => ({ entry, integrity: integrityOf(content) })
