interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/**
 * Ends the task here and goes on in the next one, so that the browser paints and answers a tap between two pieces of
 * the start. Not a timer: those are throttled behind other tabs, and clamped to 4 ms when nested.
 */
export const nextTask = (browser: Scheduling = globalThis as Scheduling): Promise<void> => {
  if (browser.scheduler?.yield) return browser.scheduler.yield()
  return new Promise((resolve) => {
    if (!('MessageChannel' in globalThis)) return void setTimeout(resolve)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Each step in a task of its own, in order. Rejects with the first failure; what comes after it is not begun. */
export const inSteps = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await nextTask()
    await step()
  }
}
