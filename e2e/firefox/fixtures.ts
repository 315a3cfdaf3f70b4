import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { test as base } from '../site/fixtures.ts'

interface FirefoxFixtures {
  /** A window of a Firefox that has never been anywhere. */
  readonly firefox: Page
}

/** Debian's Firefox ESR, or any other, as people have it: Playwright drives builds of its own only. */
const startFirefox = (): Promise<Browser> => {
  const executablePath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
  if (!executablePath) throw new Error('there is no Firefox: install firefox-esr')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'nl-NL, nl',
      // Without a screen it has no mouse either; the keyboard of a desk is taken for one with a mouse beside it.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Without a graphics card all that moves is drawn by the processor that pages and site need.
      'ui.prefersReducedMotion': 1,
    },
  })
}

/** What Firefox says of a file whose bytes are not those that the document asks for: where it is, and their hash. */
const wrongBytes =
  /hashes in the integrity attribute match .* at “(?<address>[^”]+)”.* hash is “(?<hash>[^”]+)”/

/**
 * A script that a next page cuts off on its way is said to have the wrong bytes. Whether it is so, or the document asks
 * for others than there are, is seen by the file itself: what came was not all of it.
 */
const wasCutOff = async (message: string): Promise<boolean> => {
  const { address, hash } = wrongBytes.exec(message)?.groups ?? {}
  if (!address || !hash) return false
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
  return createHash('sha384').update(whole).digest('base64') !== hash
}

/** Tests get a Firefox of their own, driven by WebDriver BiDi. It fails a test with what its pages threw. */
export const test = base.extend<FirefoxFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  firefox: async ({}, use, testInfo) => {
    const browser = await startFirefox()
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(60_000)
      const thrown: string[] = []
      page.on('pageerror', (error) => {
        // Pages of the API have no icon and forbid all pictures: Firefox asks for the icon, and says that it may not.
        if (!String(error).includes('/favicon.ico')) thrown.push(String(error))
      })
      await use(page)
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(await page.screenshot())
        await testInfo.attach('firefox', { body, contentType: 'image/png' })
      }
      const cutOff = await Promise.all(thrown.map(wasCutOff))
      const faults = thrown.filter((_, place) => !cutOff[place])
      if (faults.length > 0) throw new Error(`a page threw:\n${faults.join('\n')}`)
    } finally {
      await browser.close()
    }
  },
})

export { expect } from '../site/fixtures.ts'
