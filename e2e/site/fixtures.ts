import { test as base, expect, type Page } from '@playwright/test'
import { type HeardReports, hearReports, isOfNobody } from './browser-reports.ts'
import { outboxOf } from './outbox.ts'
import { copyTemplate, type RunningSite, startSite } from './run-site.ts'
import { siteState } from './site-state.ts'

export interface TestSite extends RunningSite {
  /** Its data folder: for releases while it runs. */
  readonly folder: string
}

interface WorkerFixtures {
  readonly site: TestSite
  readonly heard: HeardReports
}

interface TestFixtures {
  readonly outbox: ReturnType<typeof outboxOf>
  readonly owned: undefined
}

/** Tests get a site of their own worker; `page` opens at its address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const { folder, remove } = await copyTemplate()
      const running = await startSite(folder)
      await use({ ...running, folder })
      await running.stop()
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  heard: [async ({ browser }, use) => use(hearReports(browser)), { scope: 'worker' }],
  /** Whatever breaks in whichever test, its report says whose it is. */
  owned: [
    async ({ heard, site }, use, info) => {
      heard.take()
      await use(undefined)
      if (info.status !== info.expectedStatus)
        await info.attach('the site', { body: await siteState(site), contentType: 'text/plain' })
      expect(heard.take().filter(isOfNobody), 'reports that name no owner').toEqual([])
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  outbox: async ({ site }, use) => use(outboxOf(site.address)),
})

export { expect } from '@playwright/test'

/** Closes the entry warning where it stands in the way, as a person would. */
export const closeEntryWarning = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog', { name: /Belangrijke informatie|Important information/ })
    .getByRole('button')
    .last()
    .click()
}
