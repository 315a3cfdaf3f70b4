import type { BrowserContext, Page } from '@playwright/test'

export const processorSlowdown = 4
/** Milliseconds that no task may exceed. */
const allowed = 100

/** A page whose processor is four times slower, and which keeps its long tasks. */
export const openSlowed = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: number[] = []
    Reflect.set(window, 'longTasks', seen)
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return page
}

/** Tasks over 50 ms since the last reading, longest first. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const seen: number[] = Reflect.get(window, 'longTasks')
    return seen.splice(0).sort((a, b) => b - a)
  })

/** The tasks over 50 ms that something causes, longest first. */
export const longTasksOf = async (page: Page, act: () => Promise<unknown>): Promise<readonly number[]> => {
  await page.waitForTimeout(1000)
  await longTasks(page)
  await act()
  await page.waitForTimeout(500)
  return longTasks(page)
}

export const taskWords = (tasks: readonly number[]): string => {
  const over = tasks.filter((duration) => duration > allowed).length
  const longest = tasks[0] === undefined ? 'none over 50' : `longest ${tasks[0].toFixed(0)}`
  return `${tasks.length} long tasks, ${longest} ms, ${over} over ${allowed} ms`
}

/** Turns the wheel as fast as a quick hand does, until `done`. */
export const wheel = async (page: Page, step: number, done: () => Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 2000 && !(await done()); turn += 1) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(40)
  }
}

/** Megabytes of script that are kept. */
export const heap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}
