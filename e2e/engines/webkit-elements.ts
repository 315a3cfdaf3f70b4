import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { fieldPath, sayingPath, type Visitor } from './visitor.ts'

/** Milliseconds that anything may take. */
const patience = 60_000

/** The same rules by which the tests beside the code find roles and names: WebKit's driver cannot be asked for any. */
const testingLibrary = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

const thrownKey = 'test.thrown'

/** Into a document that has none of it yet; from then on what it throws is kept, over the documents of a tab. */
const prepare = async (driver: WebDriver): Promise<void> => {
  if (await driver.executeScript('return Boolean(window.TestingLibraryDom)')) return
  await driver.executeScript(await readFile(testingLibrary, 'utf8'))
  await driver.executeScript((key: string) => {
    const keep = (what: unknown) =>
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${what}\n`)
    addEventListener('error', ({ message }) => keep(message))
    addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  }, thrownKey)
}

export const thrownIn = async (driver: WebDriver): Promise<readonly string[]> => {
  const thrown = await driver.executeScript((key: string) => sessionStorage.getItem(key), thrownKey)
  return typeof thrown === 'string' ? thrown.trim().split('\n') : []
}

/**
 * Tries again until it comes to something: pages come and go meanwhile, and what is to be pressed may be on its way or
 * behind something.
 */
const persist = async <T>(what: string, attempt: () => Promise<T | null | undefined | false>): Promise<T> => {
  let last: unknown = 'nothing was found'
  for (const end = Date.now() + patience; Date.now() < end; await pause(300)) {
    try {
      const found = await attempt()
      if (found !== null && found !== undefined && found !== false) return found
    } catch (error) {
      last = error
    }
  }
  throw new Error(`${what}: ${last}`)
}

const byRole = async (driver: WebDriver, role: string, name: string): Promise<WebElement | null> => {
  await prepare(driver)
  return driver.executeScript(
    (wanted: string, called: string) => {
      const { queryAllByRole } = Reflect.get(window, 'TestingLibraryDom')
      return queryAllByRole(document.body, wanted, { name: called })[0] ?? null
    },
    role,
    name,
  )
}

const first = async (driver: WebDriver, selector: string): Promise<WebElement | null> => {
  const by = selector.startsWith('//') ? By.xpath(selector) : By.css(selector)
  for (const element of await driver.findElements(by)) if (await element.isDisplayed()) return element
  return null
}

const fillIn = async (field: WebElement, value: string | true): Promise<true> => {
  if (value === true) {
    if (!(await field.isSelected())) await field.click()
  } else if ((await field.getTagName()).toLowerCase() === 'select') {
    const option = await field.findElement(By.css(`option[value="${value}"]`))
    await option.click()
  } else {
    await field.clear()
    await field.sendKeys(value)
  }
  return true
}

/** Presses and types as WebDriver does: with a mouse and a keyboard, and only what is in sight. */
export const visitorIn = (driver: WebDriver): Visitor => {
  const pressed = async (element: WebElement | null): Promise<boolean> => {
    if (!element) return false
    // The driver's own way ends at what scrolls within a page.
    await driver.executeScript((one: Element) => one.scrollIntoView({ block: 'center' }), element)
    await element.click()
    return true
  }
  /** The driver waits for no document: until another one is there, it would find what it looks for in this one. */
  const arrive = async (leave: () => Promise<void>) => {
    await driver.executeScript('window.isLeft = true')
    await leave()
    await persist('another document', () =>
      driver.executeScript('return !window.isLeft && document.readyState !== "loading"'),
    )
    await prepare(driver)
  }
  return {
    goto: (address) => arrive(() => driver.get(address)),
    reload: () => arrive(() => driver.navigate().refresh()),
    called: async (role, name) => void (await persist(`${role} “${name}”`, () => byRole(driver, role, name))),
    press: async (role, name) =>
      void (await persist(`${role} “${name}”`, async () => pressed(await byRole(driver, role, name)))),
    pressAt: async (selector) =>
      void (await persist(selector, async () => pressed(await first(driver, selector)))),
    choose: async (group, answer) => {
      await persist(`“${answer}” in “${group}”`, async () => {
        const box = await byRole(driver, 'group', group)
        const choice = await box?.findElement(By.xpath(`.//*[normalize-space(text())="${answer}"]`))
        return pressed(choice ?? null)
      })
    },
    fill: async (label, value) =>
      void (await persist(label, async () => {
        const [field] = await driver.findElements(By.xpath(fieldPath(label)))
        return field && fillIn(field, value)
      })),
    enter: async (name, text) => {
      await persist(`textbox “${name}”`, async () => {
        const box = await byRole(driver, 'textbox', name)
        if (!box) return false
        if (text !== undefined) await fillIn(box, text)
        await box.sendKeys('\uE007')
        return true
      })
    },
    sees: async (text) => void (await persist(text, () => first(driver, sayingPath(text)))),
    run: (code, ...args) => driver.executeScript(code as never, ...args),
    until: async (code, ...args) =>
      void (await persist(String(code), () => driver.executeScript(code as never, ...args))),
  }
}
