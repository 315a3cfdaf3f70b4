import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time: what other programs took meanwhile is not in it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Milliseconds of processor time that the longest task of a page's own thread took, while something was done. */
export const longestTask = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const events = trace.traceEvents
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const times = events.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith('RunTask') && tdur !== undefined && mains.has(`${pid} ${tid}`) ? [tdur / 1000] : [],
  )
  return Math.max(0, ...times)
}
