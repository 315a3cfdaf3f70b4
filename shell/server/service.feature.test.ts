import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'
import { releaseFile, storeLayout } from './registry/store-layout.ts'
import { runSite } from './run-site.ts'
import { entry, members, type PublishedSite, shell, startPublishedSite } from './testing/published-site.ts'
import { versionOf } from './testing/test-store.ts'

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
})
afterEach(() => site.stop())

describe('releases', () => {
  test('files are immutable, compressed beforehand and typed', async () => {
    const response = await site.get(`/r/mf-members/${members.version}/entry.js`, {
      'accept-encoding': 'br, gzip',
    })
    expect(await response.text()).toBe('mf-members entry')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test.each([
    ['a file that is not there', `/r/mf-members/${members.version}/missing.js`],
    ['the registry', '/r/registry.json'],
    ['a template', `/r/shell/${shell.version}/templates/default.visitor.nl.json`],
    ['a way out of the folder', `/r/mf-members/${members.version}/..%2f..%2fregistry.json`],
  ])('%s is 404 and not kept', async (_, path) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a new release is in the next document, without a restart', async () => {
    const newer = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': entry(newer) })
    expect(await site.html('/members')).toContain(`/r/mf-members/${newer.version}/entry.js`)
  })

  test('a broken registry leaves the last good one in service and is reported', async () => {
    await site.html('/members')
    writeFileSync(storeLayout(site.store.folder).registry, '{}')
    expect((await site.get('/members')).status).toBe(200)
    expect(site.reports).toContain('registry refused')
  })

  test('a visitor keeps a canary number while there is a candidate, and only then', async () => {
    expect((await site.get('/members')).headers.get('set-cookie')).toBeNull()
    const candidate = { ...members, version: versionOf('c') }
    await site.store.publish({ 'mf-members': { ...entry(members), canary: { candidate, share: 1 } } })
    const first = await site.get('/members')
    expect(first.headers.get('set-cookie')).toMatch(/^lonk_canary=\d+; Path=\/; Max-Age=2592000; HttpOnly/)
    expect(await first.text()).toContain(`/r/mf-members/${candidate.version}/`)
    const again = await site.get('/members', { cookie: 'lonk_canary=5' })
    expect(again.headers.get('set-cookie')).toBeNull()
  })
})

test('readyz wants the API and the registry, healthz only the process', async () => {
  expect((await site.get('/healthz')).status).toBe(200)
  const before = await site.get('/readyz')
  expect(before.status).toBe(503)
  site.answers['/readyz'] = () => ({ ready: true })
  expect((await site.get('/readyz')).status).toBe(200)
})

test('readyz says where the shell is not as it was published: from before releases were signed, say', async () => {
  site.answers['/readyz'] = () => ({ ready: true })
  // As it was written then: the description alone.
  const description = storeLayout(site.store.folder).file(shell, releaseFile)
  writeFileSync(description, JSON.stringify(shell))
  const response = await site.get('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ ready: false, api: 'ready', registry: 'broken_release' })
  expect((await site.get('/members')).status).toBe(503)
  expect(site.reports).toContain('release refused')
})

test('a second start on the same data folder is refused in one line', async () => {
  const config = readConfig({ PORT: '0', DATA_DIR: site.dataDir, API_URL: site.api.address })
  await expect(runSite(config)).rejects.toThrow('is in use by another running site')
})

test('a taken port is refused in one line', async () => {
  const port = Number(new URL(site.address).port)
  await expect(listen(() => {}, port, null)).rejects.toThrow(`port ${port} is taken`)
})
