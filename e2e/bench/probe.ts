/// <reference lib="dom" />
// The functions given to the page run there; everything else runs here.
import type { Page } from '@playwright/test'

/** What the page notes about itself while it loads; milliseconds since the navigation began. */
export interface Notes {
  readonly firstPaint: number
  readonly largestPaint: number
  /** The first of what people came for is in sight, not what stands in for it. */
  readonly contentSeen: number
  /** The route's main content is there and answers. */
  readonly usable: number
  readonly layoutShift: number
  /** Sum of what tasks took beyond 50 ms each, until the content was usable. */
  readonly blocking: number
}

/** A page that is measured. */
export interface BenchedPage {
  readonly path: string
  readonly who: 'visitor' | 'member'
  /** The first of what people come for: a photo that has come, else an element with words. */
  readonly content: string
  /** What makes it usable: the control that must be in sight, alive and enabled. */
  readonly control: string
}

export const benchedPages: readonly BenchedPage[] = [
  { path: '/', who: 'visitor', content: '#lonk-main h1', control: '#lonk-main form button[type=submit]' },
  {
    path: '/landers/gallery',
    who: 'visitor',
    content: '#lonk-main h1',
    control: '#lonk-main form button[type=submit]',
  },
  {
    path: '/members',
    who: 'visitor',
    content: '#lonk-main article img',
    control: '#lonk-main article button',
  },
  { path: '/members/2', who: 'visitor', content: '#lonk-main img', control: '#lonk-main button' },
  { path: '/chats', who: 'member', content: '#lonk-main article a', control: '#lonk-main article button' },
  { path: '/credits', who: 'member', content: '#lonk-main li a', control: '#lonk-main button' },
]

/** Runs in the page before anything else of it. */
const noteEverything = ({ content, control }: { content: string; control: string }): void => {
  const notes = { firstPaint: 0, largestPaint: 0, contentSeen: 0, usable: 0, layoutShift: 0, blocking: 0 }
  Reflect.set(window, 'benchNotes', notes)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      notes.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', (entry) => {
    if (notes.usable === 0 || entry.startTime < notes.usable) notes.blocking += entry.duration - 50
  })

  // React marks an element that it has taken over; the mark is on a committed tree once its root shows it.
  const isAlive = (element: Element): boolean => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber$'))
    let fiber: unknown = mark && Reflect.get(element, mark)
    let top: unknown = null
    while (typeof fiber === 'object' && fiber !== null) {
      top = fiber
      fiber = Reflect.get(fiber, 'return')
    }
    if (typeof top !== 'object' || top === null) return false
    const root: unknown = Reflect.get(top, 'stateNode')
    if (typeof root !== 'object' || root === null) return false
    const current: unknown = Reflect.get(root, 'current')
    return (
      current === top ||
      (current === Reflect.get(top, 'alternate') && Reflect.get(root, 'pendingLanes') === 0)
    )
  }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }
  // A timer, not a frame: asking for frames, or for positions of elements that are not alive yet, would slow down
  // most the page that shows its content first.
  const hasCome = (element: Element): boolean =>
    element instanceof HTMLImageElement
      ? element.complete && element.naturalWidth > 0
      : element.textContent.trim() !== ''
  const lookForContent = (): void => {
    const element = document.querySelector(content)
    if (notes.firstPaint > 0 && element && hasCome(element) && isSeen(element))
      notes.contentSeen = performance.now()
    else setTimeout(lookForContent, 10)
  }
  lookForContent()
  const look = (): void => {
    const element = document.querySelector(control)
    const usable = element && isAlive(element) && !element.matches(':disabled') && isSeen(element)
    if (usable) notes.usable = performance.now()
    else setTimeout(look, 10)
  }
  look()
}

export const injectProbe = async (page: Page, { content, control }: BenchedPage): Promise<void> => {
  await page.addInitScript(noteEverything, { content, control })
}

const areNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && 'usable' in value && typeof value.usable === 'number'

/** Waits until the page has shown its content and called itself usable. */
export const untilUsable = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      ['contentSeen', 'usable'].every(
        (note) => Number(Reflect.get(Reflect.get(window, 'benchNotes'), note)) > 0,
      ),
    null,
    {
      timeout: 30_000,
      polling: 250,
    },
  )
}

export const readNotes = async (page: Page): Promise<Notes> => {
  const notes: unknown = await page.evaluate(() => Reflect.get(window, 'benchNotes'))
  if (!areNotes(notes)) throw new Error('the page has taken no notes')
  return notes
}

/** What the document weighed on its way, headers by a flat 300 bytes (Resource Timing), through a worker or not. */
export const documentBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming ? navigation.transferSize : 0
  })

/** The proof that "usable" is not a guess: the form is answered by the page, the heart stays a living button. */
export const provesUsable = (page: Page, { control }: BenchedPage): Promise<boolean> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    const form = element?.closest('form')
    if (!form) return element?.matches('button:enabled') ?? false
    const asked = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(asked)
    return asked.defaultPrevented
  }, control)
