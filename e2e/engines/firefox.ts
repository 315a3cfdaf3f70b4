import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import type { Engine } from './engine.ts'
import { visitorIn } from './firefox-elements.ts'

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

/** A Firefox of its own, driven by WebDriver BiDi; what its pages threw is a fault of the test. */
export const firefox: Engine = {
  name: 'Firefox',
  open: async () => {
    const browser = await startFirefox()
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    const thrown: string[] = []
    page.on('pageerror', (error) => {
      // Pages of the API have no icon and forbid all pictures: Firefox asks for the icon, and says that it may not.
      if (!String(error).includes('/favicon.ico')) thrown.push(String(error))
    })
    return {
      visitor: visitorIn(page),
      picture: async () => Buffer.from(await page.screenshot()),
      faults: async () => {
        const cutOff = await Promise.all(thrown.map(wasCutOff))
        return thrown.filter((_, place) => !cutOff[place])
      },
      close: () => browser.close(),
    }
  },
}
