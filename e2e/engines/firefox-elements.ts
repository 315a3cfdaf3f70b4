import { setTimeout as pause } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'
import { fieldPath, type Role, sayingPath, type Visitor } from './visitor.ts'

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/**
 * What screen readers call it, by its role and its whole name, as soon as it is in sight. Firefox goes through all of
 * a page for the answer: asked at every frame, as a locator does, it comes to nothing else.
 */
const called = async (page: Page, role: Role | 'group', name: string): Promise<ElementHandle> => {
  const selector = `::-p-aria([name=${quoted(name)}][role="${role}"])`
  for (const end = Date.now() + page.getDefaultTimeout(); Date.now() < end; await pause(300)) {
    // A page that is left while it is asked never answers.
    const asked = page.$(selector).catch(() => null)
    const found = await Promise.race([asked, pause(10_000, null, { ref: false })])
    if (await found?.isVisible().catch(() => false)) return found as ElementHandle
  }
  throw new Error(`there is no ${role} “${name}”`)
}

type Code = (...args: readonly unknown[]) => unknown

const located = (page: Page, selector: string) =>
  page.locator(selector.startsWith('//') ? `::-p-xpath(${selector})` : selector)

/** Presses and types once what it is about stands still and can be used. */
export const visitorIn = (page: Page): Visitor => ({
  goto: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  called: async (role, name) => void (await called(page, role, name)),
  press: async (role, name) => (await called(page, role, name)).asLocator().click(),
  pressAt: (selector) => located(page, selector).click(),
  choose: async (group, answer) => {
    const choice = await (await called(page, 'group', group)).waitForSelector(`::-p-text(${answer})`)
    await choice?.asLocator().click()
  },
  fill: (label, value) => located(page, fieldPath(label)).fill(value),
  enter: async (name, text) => {
    const box = await called(page, 'textbox', name)
    if (text !== undefined) await box.asLocator().fill(text)
    await box.press('Enter')
  },
  sees: async (text) => void (await located(page, sayingPath(text)).wait()),
  run: (code, ...args) => page.evaluate(code as Code, ...args) as never,
  until: async (code, ...args) => void (await page.waitForFunction(code as Code, {}, ...args)),
})
