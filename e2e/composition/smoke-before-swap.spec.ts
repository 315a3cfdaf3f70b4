import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Build, buildPart } from '@lonk/configs/build/build-part.ts'
import { partNames, remoteNames } from '@lonk/configs/project.ts'
import { adoptSite } from '@lonk/configs/publishing/adopt-site.ts'
import { createPublishEndpoint } from '@lonk/configs/publishing/endpoint.ts'
import { makeOwnerKey, readOwnerKey } from '@lonk/configs/publishing/owner-key.ts'
import { addOwner, removeOwner } from '@lonk/configs/publishing/owners.ts'
import { makeRelease } from '@lonk/configs/release/make-release.ts'
import { smoke } from '@lonk/configs/smoke/smoke.ts'
import * as z from 'zod/mini'
import { buildWithCode, storeOf } from '../site/changed-build.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'

/** A build of mf-payments with something changed in the code of one of its modules. */
const paymentsWith = (module: string, change: (code: string) => string): Promise<Build> =>
  buildWithCode('mf-payments', module, change)

const thrown = "throw new Error('a fault of its team')"
const throwsAtOnce = (code: string): string => `${thrown};${code}`

/** Loads as ever; runs this once it is on the screen and wants the text of that key. */
const whenSaying =
  (key: string, run: string) =>
  (code: string): string => {
    expect(code).toContain(JSON.stringify(key))
    return code.replaceAll(JSON.stringify(key), `(()=>{${run}})()`)
  }

test('what throws in a browser is found before anybody gets it, by part and address', async ({ site }) => {
  const build = await paymentsWith('./pages/premium', throwsAtOnce)
  try {
    const { faults } = await smoke(storeOf(site), [build])
    expect(faults.join('\n')).toContain('mf-payments, /premium: a fault of its team')
    expect(faults.filter((fault) => !fault.startsWith('mf-payments, /premium: '))).toEqual([])
  } finally {
    await rm(build.folder, { recursive: true, force: true })
  }
})

test('what a team sends from its own machine is tried beside what runs at the site', async ({ site }) => {
  const store = storeOf(site)
  const keys = await mkdtemp(join(tmpdir(), 'lonk-keys-'))
  const file = join(keys, 'payments')
  const publicKey = makeOwnerKey('team-payments', file)
  await addOwner(store, { name: 'team-payments', publicKey, parts: ['mf-payments'] })
  const server = createServer(createPublishEndpoint(store)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const build = await paymentsWith('./pages/premium', throwsAtOnce)
  try {
    const { port } = z.object({ port: z.number() }).parse(server.address())
    const key = readOwnerKey(file)
    const beside = await adoptSite(`http://127.0.0.1:${port}`, key, 'mf-payments')
    const { faults, pages } = await smoke(beside.store, [build]).finally(beside.remove)
    expect(pages).toBeGreaterThan(2)
    expect(faults.join('\n')).toContain('mf-payments, /premium: a fault of its team')
    expect(faults.filter((fault) => !fault.startsWith('mf-payments, /premium: '))).toEqual([])
  } finally {
    server.close()
    await removeOwner(store, 'team-payments')
    await Promise.all([keys, build.folder].map((folder) => rm(folder, { recursive: true, force: true })))
  }
})

const neverThere = 'throw globalThis.neverThere??=new Promise(()=>{})'

for (const { slot, key, run, says } of cellsOf(0, [
  { slot: 'not-enough-credits', key: 'notEnough.title', run: thrown, says: 'a fault of its team' },
  { slot: 'bonus-banner', key: 'bonus.banner', run: thrown, says: 'a fault of its team' },
  // Beside another notice, which shows something.
  {
    slot: 'bonus-banner',
    key: 'bonus.banner',
    run: neverThere,
    says: 'shows nothing where its notice is due',
  },
])) {
  test(`what loads and fails once the shell shows it is found as well: ${slot}, ${says}`, async ({
    site,
  }) => {
    const build = await paymentsWith(`./slots/${slot}`, whenSaying(key, run))
    try {
      const { faults, slots } = await smoke(storeOf(site), [build])
      expect(slots).toBe(3)
      expect(faults.filter((fault) => fault.startsWith(`mf-payments, slot ${slot}: `))).toEqual([
        expect.stringContaining(says),
      ])
      // The banner stands on the page on which another slot is tried, too: nothing but what was broken is told.
      expect(faults.filter((fault) => !fault.includes(says))).toEqual([])
    } finally {
      await rm(build.folder, { recursive: true, force: true })
    }
  })
}

for (const part of cellsOf(0, partNames)) {
  test(`${part} as it is runs beside the others`, async ({ site }) => {
    const build = await buildPart(part, { mode: 'production' })
    const { faults, pages } = await smoke(storeOf(site), [build])
    expect(faults).toEqual([])
    // Of the shell: a page of each remote in its frame.
    expect(pages).toBe(makeRelease(build, new Date()).routes.length || remoteNames.length)
  })
}
