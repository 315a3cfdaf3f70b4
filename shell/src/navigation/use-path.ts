import { createStore, type Readable, useStore } from '@lonk/shared-events/store.ts'
import { siteHistory } from '../composition/site-history.ts'
import { nextTask } from '../start/next-task.ts'

/** A first page that does not come must not keep the header as it is for longer, in milliseconds. */
const patience = 3_000

const waits = createStore(false)

const pathStore: Readable<string> = {
  get: () => (waits.get() ? '' : siteHistory.getSnapshot().location.pathname),
  subscribe: (changed) => {
    const stops = [siteHistory.subscribe(changed), waits.subscribe(changed)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** The path of the site; empty while what a template says is to stay, because templates know no path. */
export const usePath = (): string => useStore(pathStore, () => '')

/**
 * Header and notices stay what their templates say until the first page is alive: drawing them a second time, by the
 * path, would take its time. Who goes to another page meanwhile has them at once.
 */
export const holdPath = (firstPage: Promise<unknown>): void => {
  waits.set(true)
  const end = () => {
    stop()
    clearTimeout(timer)
    waits.set(false)
  }
  const stop = siteHistory.subscribe(end)
  const timer = setTimeout(end, patience)
  // In a task of its own: a tap goes first.
  firstPage.then(() => nextTask()).then(end, end)
}
