import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { tryCandidate } from '@lonk/configs/release/try-candidate.ts'
import { changedBuild, storeOf } from '../site/changed-build.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'

const { lead } = textsIn('nl').payments.pricing
const changed = 'Wat hier geld kost, nog door niemand gezien.'

test('a tester sees a candidate that nobody else gets, knows it, and ends it', async ({
  page,
  browser,
  site,
}) => {
  const store = storeOf(site)
  const build = await changedBuild('mf-payments', [lead, changed])
  const others = await browser.newContext({ baseURL: site.address })
  try {
    await publish(store, [build], { canary: 0 })
    const { path, trial } = await tryCandidate(store, 'mf-payments')
    await closeNotices(page)
    await page.goto(path)
    await expect(page).toHaveURL(`${site.address}/`)
    await page.goto('/pricing')
    await expect(page.getByText(changed)).toBeVisible()
    const ribbon = page.getByRole('note').filter({ hasText: trial.version })
    await expect(ribbon).toContainText('mf-payments')

    const other = await others.newPage()
    await other.goto('/pricing')
    await expect(other.getByText(lead)).toBeVisible()

    await ribbon.getByRole('link', { name: 'Stoppen' }).click()
    await expect(page.getByText(lead)).toBeVisible()
    await expect(ribbon).toHaveCount(0)
  } finally {
    await others.close()
    await rollback(store, 'mf-payments')
    await rm(build.folder, { recursive: true, force: true })
  }
})
