import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readPages } from '../../api/src/database/catalogue/page-files.ts'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { remoteNames } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { ownTexts } from './platform-paths.ts'
import { publish } from './publish.ts'
import { routeProblems } from './route-problems.ts'
import { createTestStore, route } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const refusal = async (path: string): Promise<string> =>
  publish(made.store, [await made.remote('mf-chat', { routes: [route('mf-chat', { path })] })]).then(
    () => 'published',
    (cause: unknown) => String(cause),
  )

test.each([
  '/pages',
  '/pages/terms',
  '/pages/:name',
  '/pages/:name?',
  '/terms',
  '/terms/',
  '/terms/:section?',
  '/privacy',
  '/colophon',
  '/safety',
  '/:anything',
  '/:anything?',
  '/:anything(terms|privacy)',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/sw-push.js',
  '/.well-known/security.txt',
  '/-/releases',
  '/vitals',
])('%s is the platform’s', async (path) => {
  expect(await refusal(path)).toContain(`the route ${path} is the platform's`)
})

test.each(['/api/x', '/r/x', '/dev', '/sandbox/x', '/photos/1', '/healthz', '/readyz', '/metrics'])(
  '%s never reaches a page',
  async (path) => {
    expect(await refusal(path)).toContain(`the route ${path} never reaches a page`)
  },
)

test.each(['//', '//:x', '//:x?', '/chats//:id', '/chats//'])('%s has an empty segment', async (path) => {
  expect(await refusal(path)).toContain(`the route ${path} has an empty segment`)
})

describe('an optional parameter is there or not', () => {
  const beside = async (owned: string, path: string): Promise<string> => {
    await publish(made.store, [
      await made.remote('mf-payments', { routes: [route('mf-payments', { path: owned })] }),
    ])
    return refusal(path)
  }

  test.each([
    ['/credits', '/credits/:x?'],
    ['/credits/:id', '/credits/:x?'],
    ['/credits/:x?', '/credits'],
    ['/credits/:x?', '/credits/:id'],
    ['/credits/:x?', '/credits/:id/:y?'],
    ['/credits/:x/:y?', '/credits/:x?'],
    ['/credits/:slug(red|blue)?', '/credits'],
  ])('whoever has %s keeps it from %s', async (owned, path) => {
    expect(await beside(owned, path)).toContain(`the route ${path} is taken: mf-payments owns ${owned}`)
  })

  test.each([
    ['/credits', '/credits/:id'],
    ['/credits/repeat-order', '/credits/:id?'],
    ['/credits/:id', '/credits/:id/:y'],
  ])('%s and %s are two', async (owned, path) => {
    expect(await beside(owned, path)).toBe('published')
  })
})

test('the names kept for the platform are those of the texts that every site has, but for one that a page carries', () => {
  const names = [...new Set(readPages().map(({ name }) => name))]
  // docs/product.md, point 2: /pricing is a page of mf-payments with the text of its name in it.
  expect([...ownTexts].sort()).toEqual(names.filter((name) => name !== 'pricing').sort())
})

test('our own remotes have none of these paths, and no two of them the same', () => {
  const ours = remoteNames.map((part) => {
    const { routes } = remoteDescription.parse(readRemoteDescription(part))
    return { part, routes, languages: [] }
  })
  expect(
    ours.flatMap((one) =>
      routeProblems(
        one,
        ours.filter((other) => other !== one),
      ),
    ),
  ).toEqual([])
})
