import type { BrowserContext } from '@playwright/test'
import { lookingContextOf } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { everyPage } from '../site/every-page.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { awaitRendered } from '../site/rendered-document.ts'
import { untilAlive } from '../site/until-alive.ts'

/** Rendered for each document. */
const rendered = [
  ['/members', 'visitor'],
  ['/members/1', 'visitor'],
  ['/likes', 'free'],
  ['/chats', 'free'],
  ['/credits', 'free'],
  ['/premium', 'free'],
  ['/pricing', 'visitor'],
] as const

const pages = [
  ...rendered,
  ...everyPage
    .filter(({ path }) => path === '/' || path.startsWith('/landers/'))
    .map(({ path }) => [path, 'visitor'] as const),
]

/**
 * Every page of that browser notes what was there and looks different once all rules of one class have been written.
 * They come one after the other without a frame in between; a frame may come after the last of them. And it notes the
 * rule that made all of them count (`shell/src/start/hold-rules.ts`) where the page was not alive by then: all but what
 * is further down, which comes to life when something new may be drawn already.
 */
const noteChanges = async (context: BrowserContext): Promise<void> => {
  await closeNotices(context)
  await context.addInitScript(() => {
    const placed = 'display position inset float order margin padding grid-area align-self justify-self'
    const sized = 'max-width min-height border-width font-size font-weight line-height text-align transform'
    const drawn = 'color background-color opacity box-shadow border-radius'
    const properties = [placed, sized, drawn].flatMap((names) => names.split(' '))
    const looksOf = (element: Element): readonly string[] => {
      const style = getComputedStyle(element)
      return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
    }
    const changed: string[] = []
    const classes = new Set<string>()
    const early: string[] = []
    const uncounted = new Set<string>()
    Object.assign(globalThis, { changed, classes, early, uncounted })
    let held = false
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
    /** React's marks of a boundary stay in the page. The page has one, and what is further down another inside it. */
    const isFurtherDown = (element: Element): boolean => {
      let boundaries = 0
      for (let at: Node | null = element; at && at !== document.body; at = at.parentNode) {
        let closed = 0
        for (let before = at.previousSibling; before; before = before.previousSibling) {
          if (!(before instanceof Comment)) continue
          if (before.data === '/$') closed += 1
          else if (before.data === '$' && closed > 0) closed -= 1
          else if (before.data === '$') boundaries += 1
        }
      }
      return boundaries > 1
    }
    const isPageAlive = () =>
      [...document.querySelectorAll('main a, main button')]
        .filter((element) => !isFurtherDown(element))
        .every(isAlive)
    /** What the document has does not count again while the page comes to life. */
    const noteEnd = (sheet: CSSStyleSheet, rule: string) => {
      if (held && !sheet.disabled && !isPageAlive()) early.push(rule)
      held = sheet.disabled
    }
    let written: { readonly name: string; readonly before: Map<Element, readonly string[]> } | null = null
    const mutations = new MutationObserver(() => undefined)
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    const compare = () => {
      // React has changed the page in the same task: no frame shows what was in between.
      if (mutations.takeRecords().length) written = null
      for (const [element, before] of written?.before ?? []) {
        const differing = looksOf(element).filter((look, at) => look !== before[at])
        if (differing.length)
          changed.push(`${element.outerHTML.slice(0, 80)} by ${written?.name}: ${differing}`)
      }
      written = null
    }
    const write = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      const name = /\.[A-Za-z][\w-]*/.exec(rule)?.[0] ?? ''
      classes.add(name)
      // Animations have a sheet of their own (`shell/src/start/plain-insertions.ts`), which no element has to wait for.
      if (this.ownerNode) noteEnd(this, rule)
      if (this.disabled) uncounted.add(name)
      if (written && written.name !== name) compare()
      if (!written) {
        const there = [...document.querySelectorAll('header *, main *, footer *')]
        written = { name, before: new Map(there.map((element) => [element, looksOf(element)])) }
        mutations.observe(document, everything)
        mutations.takeRecords()
        queueMicrotask(compare)
      }
      return write.call(this, rule, index)
    }
  })
}

for (const [path, audience] of cellsOf(0, pages)) {
  test(`nothing of ${path} looks different while it comes to life (${audience})`, async ({
    browser,
    site,
  }) => {
    const context = await lookingContextOf(audience, browser, site.address)
    const page = await context.newPage()
    if (rendered.some(([of]) => of === path)) await awaitRendered(page, path)
    await noteChanges(context)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await untilAlive(page)
      expect(await page.evaluate<number>('classes.size')).toBeGreaterThan(10)
      expect(await page.evaluate<number>('uncounted.size')).toBeGreaterThan(10)
      expect.soft(await page.evaluate<readonly string[]>('changed'), `${width} px`).toEqual([])
      expect.soft(await page.evaluate<readonly string[]>('early'), `${width} px`).toEqual([])
    }
    await closeContext(context)
  })
}
