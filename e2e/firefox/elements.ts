import { setTimeout as pause } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * What screen readers call it, by its role and its whole name, as soon as it is in sight. Firefox goes through all of
 * a page for the answer: asked at every frame, as a locator does, it comes to nothing else.
 */
export const called = async (page: Page, role: string, name: string): Promise<ElementHandle> => {
  const selector = `::-p-aria([name=${quoted(name)}][role="${role}"])`
  for (const end = Date.now() + page.getDefaultTimeout(); Date.now() < end; await pause(300)) {
    // A page that is left while it is asked never answers.
    const asked = page.$(selector).catch(() => null)
    const found = await Promise.race([asked, pause(10_000, null, { ref: false })])
    if (await found?.isVisible().catch(() => false)) return found as ElementHandle
  }
  throw new Error(`there is no ${role} “${name}”`)
}

/** Presses it once it stands still and can be used. */
export const press = async (page: Page, role: string, name: string): Promise<void> => {
  const found = await called(page, role, name)
  await found.asLocator().click()
}

/** A field by its label, or by how that begins; it names the field or stands around it. A password has no role. */
export const field = (page: Page, label: string) => {
  const begins = `[starts-with(normalize-space(.), ${quoted(label)})]`
  const labelled = `@id=//label${begins}/@for or ancestor::label${begins}`
  return page.locator(`::-p-xpath(//*[self::input or self::select or self::textarea][${labelled}])`)
}

/** Anything of the page's own part that says this, and no more; not what is being typed. */
export const saying = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//main//*[not(self::textarea)][normalize-space(text())=${quoted(text)}])`)

/** A text up to where a value or a link comes in. */
export const beginningOf = (text: string): string => text.split(/[<{]/)[0]?.trim() ?? ''
