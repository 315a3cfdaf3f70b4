import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { buildWithCode, storeOf } from '../site/changed-build.ts'
import { expect, test } from '../site/fixtures.ts'

const publishesWrongly = `globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync('@lonk/shared-events/bus.ts')()
  .bus.publish('gift-requested', { memberId: 7 })`

const faults = [
  { what: 'a script that nobody waits for', code: "throw new Error('of nobody')", says: 'of nobody' },
  { what: 'a promise that nobody awaits', code: "Promise.reject(new Error('unheard'))", says: 'unheard' },
  {
    what: 'an event that is refused',
    code: publishesWrongly,
    says: 'event gift-requested of mf-payments refused: wrong-payload, profileId',
  },
]

test('what breaks outside of every boundary is told under the name of the part whose code it was', async ({
  page,
  site,
}) => {
  for (const { what, code, says } of faults) {
    // Later, on its own: neither the page's module nor React is there to catch it.
    const build = await buildWithCode(
      'mf-payments',
      './pages/premium',
      (text) => `setTimeout(()=>{${code}},500);${text}`,
    )
    try {
      const { releases } = await publish(storeOf(site), [build])
      const told = page.waitForRequest((request) => request.url().endsWith('/api/log.php'))
      await page.goto('/premium')
      expect((await told).postDataJSON(), what).toMatchObject({
        owner: 'mf-payments',
        version: releases[0]?.release.version,
        phase: 'unknown',
        message: says,
      })
    } finally {
      await rollback(storeOf(site), 'mf-payments')
      await rm(build.folder, { recursive: true, force: true })
    }
  }
})
