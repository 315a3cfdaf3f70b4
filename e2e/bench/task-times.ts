import type { Browser, Page } from '@playwright/test'

export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began, microseconds. */
  readonly ts: number
  /** Microseconds of processor time: what other programs took meanwhile is not in it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Tasks of pages' own threads that began after `since`, in milliseconds of processor time. */
const ownTasks = (events: readonly TraceEvent[], since = 0): readonly number[] => {
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  return events.flatMap(({ name, pid, tid, ts, tdur }) =>
    ts > since && name.endsWith('RunTask') && tdur !== undefined && mains.has(`${pid} ${tid}`)
      ? [tdur / 1000]
      : [],
  )
}

/**
 * Blocking time of a trace, in milliseconds, by the processor instead of the clock: what the tasks after the first content
 * would block on a processor `slower` times as slow, and nothing of what they waited for a processor that others had.
 */
export const blockingOfProcessor = (events: readonly TraceEvent[], slower: number): number => {
  const first = events.findLast(({ name }) => name === 'firstContentfulPaint')?.ts
  return ownTasks(events, first).reduce((sum, time) => sum + Math.max(0, time * slower - 50), 0)
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
  return Math.max(0, ...ownTasks(trace.traceEvents))
}
