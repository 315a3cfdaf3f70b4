import { setTimeout as pause } from 'node:timers/promises'

/** Asks ten times a second until it is so; throws after five minutes: a busy machine alone breaks nothing. */
export const until = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 300_000,
): Promise<void> => {
  const last = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > last) throw new Error(`not so within ${withinMs / 1000} s: ${what}`)
    await pause(100)
  }
}
