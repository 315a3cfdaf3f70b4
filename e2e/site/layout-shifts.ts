import { bootElementId, mountPoints } from '@lonk/shared-events/boot.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { closeNotices } from './closed-notices.ts'
import { expect } from './fixtures.ts'

/** What nobody sees move; above 0.1 everybody does. */
export const mostShift = 0.02

/** Every page of that browser counts what moves by itself. The entry warning is closed: it hides headings. */
export const countShifts = async (context: BrowserContext): Promise<void> => {
  await closeNotices(context)
  await context.addInitScript(() => {
    const shifts: number[] = []
    const moved: string[] = []
    Object.assign(globalThis, { shifts, moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        shifts.push(Number(Reflect.get(entry, 'value')))
        for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources') ?? [])
          moved.push(
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${[previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`).join(' to ')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Milliseconds there and back, bytes a second. */
const onLine = async (page: Page, line: { latency: number; down: number; up: number }): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  })
}

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
export const onSlow4g = (page: Page): Promise<void> =>
  onLine(page, { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 })

/**
 * A line on which a document comes for seconds, bit by bit, and is laid out with each bit: what a fast one does now and
 * then, where a packet is late. Scripts and pictures stay away, so that nothing else can move the page.
 */
export const documentBitByBit = async (page: Page): Promise<void> => {
  await page.route(/\.(?:js|webp|jpg|png)(?:\?|$)|\/api\/|\/photos\//, (route) => route.abort())
  await onLine(page, { latency: 50, down: 24_000, up: 24_000 })
}

/** Since the document came. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate<readonly number[]>('shifts')
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/** What moved, for whoever reads that something did. */
export const movedOn = async (page: Page): Promise<string> =>
  (await page.evaluate<readonly string[]>('moved')).join('\n')

/**
 * Opens a page and waits until all of the shell has come to life. A document that went out without settings or
 * its member, because the API was late, is another test's subject.
 */
export const openWhole = async (page: Page, path: string, member: boolean): Promise<void> => {
  const seen: string[] = []
  const isWhole = async (): Promise<boolean> => {
    const from = Date.now()
    // Less than the whole wait: a page that never ends loading is told from a document that never comes whole.
    await page.goto(path, { timeout: 30_000 })
    const boot: unknown = JSON.parse((await page.locator(`#${bootElementId}`).textContent()) ?? 'null')
    if (typeof boot !== 'object' || boot === null) return false
    const whole = Boolean(Reflect.get(boot, 'settings')) && (!member || Boolean(Reflect.get(boot, 'user')))
    seen.push(`${Date.now() - from} ms: ${Object.keys(boot).filter((key) => Reflect.get(boot, key))}`)
    // What this page asks for by itself would be in the way of the next try.
    if (!whole) await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    return whole
  }
  await expect
    .poll(isWhole, { timeout: 40_000 })
    .toBe(true)
    .catch((cause: unknown) => {
      throw new Error(`${path} did not come whole; it came with ${seen.join('; ') || 'nothing'}`, { cause })
    })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator(`#${mountPoints.overlays} > *`).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}
