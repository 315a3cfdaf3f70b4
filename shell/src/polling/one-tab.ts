/**
 * Runs `work` in one tab of the browser at a time: the tab that holds the lock. When it closes, another takes
 * over. Where there are no locks, every tab works for itself.
 */
export const inOneTab = (name: string, work: () => () => void): void => {
  if (!('locks' in navigator)) {
    work()
    return
  }
  navigator.locks
    .request(name, () => {
      const stop = work()
      // The lock is held as long as this promise stays open: until the tab goes.
      return new Promise<void>((release) =>
        addEventListener('pagehide', () => {
          stop()
          release()
        }),
      )
    })
    .catch(() => work())
}
