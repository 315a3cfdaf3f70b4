/**
 * Runs `work` in one tab of the browser at a time: the tab that holds the lock. When it closes or is put aside for
 * "back", another takes over; a tab that is brought back queues again. Where there are no locks, every tab works for
 * itself.
 */
export const inOneTab = (name: string, work: () => () => void): void => {
  if (!('locks' in navigator)) {
    work()
    return
  }
  const queue = () => {
    const leaving = new AbortController()
    addEventListener('pagehide', () => leaving.abort(), { once: true })
    navigator.locks
      .request(name, { signal: leaving.signal }, () => {
        const stop = work()
        // The lock is held as long as this promise stays open: until the tab goes.
        return new Promise<void>((release) =>
          leaving.signal.addEventListener('abort', () => {
            stop()
            release()
          }),
        )
      })
      .catch(() => {
        // A tab that left the queue is not a tab without locks.
        if (!leaving.signal.aborted) work()
      })
  }
  queue()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) queue()
  })
}
