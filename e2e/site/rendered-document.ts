import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** As a browser whose address was typed: what somebody else's page led to is given less. */
const byAddress = { headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' } }

const carriesPage = (document: string | undefined): boolean =>
  document?.includes('"needsScript":true') ?? false

/**
 * Waits until documents of a page carry it. The process that renders begins with the site, and one that was too slow on
 * a busy machine is left alone for half a minute; meanwhile they have the skeleton.
 */
export const awaitRendered = (page: Page, path: string): Promise<void> =>
  expect
    .poll(async () => carriesPage(await (await page.request.get(path, byAddress)).text()), {
      message: `documents of ${path} carry the page`,
      timeout: 45_000,
    })
    .toBe(true)

interface Life {
  /** What could be read in `<main>` before any script had run. */
  readonly words: string
  /** Its heading, first card and first link are still those of the document: React made nothing anew. */
  readonly kept: boolean
  /** What was reported or written to the console until then: a difference of texts or elements is. */
  readonly said: readonly string[]
  /** Attributes that are not what React takes them for. It neither tells of such a difference nor mends it. */
  readonly differing: readonly string[]
}

/** By what React itself keeps of each element of `<main>`: what has changed since is the same in both. */
const differingIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const compared =
      /^(aria-|data-)|^(className|href|src|srcSet|sizes|id|alt|title|role|lang|htmlFor|name|type|loading)$/
    const nameOf = (prop: string) => ({ className: 'class', htmlFor: 'for' })[prop] ?? prop.toLowerCase()
    const textOf = (prop: string, value: unknown): string | null =>
      value === null || value === undefined || (value === false && !/^(aria-|data-)/.test(prop))
        ? null
        : String(value)
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      const props: Readonly<Record<string, unknown>> = key ? Reflect.get(element, key) : {}
      if (!key || props.suppressHydrationWarning) return []
      const known = new Map(
        Object.entries(props).flatMap(([prop, value]) =>
          compared.test(prop) ? [[nameOf(prop), textOf(prop, value)] as const] : [],
        ),
      )
      const told = [...element.attributes]
        .map(({ name }) => name)
        .filter((name) => /^(aria-.*|class|href|src|id|role)$/.test(name))
      return [...new Set([...known.keys(), ...told])].flatMap((name) => {
        const [there, meant] = [element.getAttribute(name), known.get(name) ?? null]
        return there === meant ? [] : [`${element.localName} ${name}: ${there}, for React ${meant}`]
      })
    })
  })

/**
 * Opens a page that its document carries, and tells how it came to life. One that was not rendered in time went out with
 * its skeleton, which is another test's subject: it is opened again.
 */
export const comeToLife = async (page: Page, path: string): Promise<Life> => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sendLog.path) said.push(request.postData() ?? '')
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'words', document.querySelector('main')?.textContent)
      Reflect.set(
        window,
        'firsts',
        ['h1', 'article', 'a'].flatMap((name) => document.querySelector(`main ${name}`) ?? []),
      )
    })
  })
  await expect
    .poll(
      async () => {
        said.length = 0
        return carriesPage(await (await page.goto(path))?.text())
      },
      { message: `the document of ${path} carries the page`, timeout: 45_000 },
    )
    .toBe(true)
  await expect
    .poll(() =>
      page.evaluate(() => {
        // A heading may be alive before the list below it.
        const firsts = ['h1', 'article', 'a', 'img'].flatMap(
          (name) => document.querySelector(`main ${name}`) ?? [],
        )
        const isAlive = (first: Element) => Object.keys(first).some((key) => key.startsWith('__react'))
        return firsts.length > 0 && firsts.every(isAlive)
      }),
    )
    .toBe(true)
  // Whatever differs is told of by then.
  await page.waitForLoadState('networkidle')
  const [words, kept] = await page.evaluate(() => [
    String(Reflect.get(window, 'words')),
    Reflect.get(window, 'firsts').length > 0 &&
      Reflect.get(window, 'firsts').every((first: Element) => first.isConnected),
  ])
  return { words, kept, said, differing: await differingIn(page) }
}
