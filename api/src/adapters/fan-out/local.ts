import type { FanOut, FanOutListener, FanOutWatcher } from './fan-out.ts'

export type LocalFanOut = FanOut & {
  /** Notices may have been missed: everybody loads again. */
  resyncAll: () => void
  /** For watchers alone: streams hear of it when it is delivered. */
  notice: FanOutWatcher['onNotice']
  hearing: FanOutWatcher['onHearing']
}

/** For one process: the embedded database has no other. */
export const createLocalFanOut = (): LocalFanOut => {
  const listeners = new Map<number, Set<FanOutListener>>()
  const watchers = new Set<FanOutWatcher>()
  let hears = true
  const notice: FanOutWatcher['onNotice'] = (userId, passing) => {
    for (const watcher of watchers) watcher.onNotice(userId, passing)
  }
  const hearing = (now: boolean) => {
    hears = now
    for (const watcher of watchers) watcher.onHearing(now)
  }
  const listenersOf = (userId: number) => [...(listeners.get(userId) ?? [])]
  return {
    notice,
    hearing,
    wake: (userId) => {
      notice(userId, null)
      for (const listener of listenersOf(userId)) listener.onWake()
    },
    send: (userId, event) => {
      notice(userId, event.event)
      for (const listener of listenersOf(userId)) listener.onPassing(event)
    },
    subscribe: (userId, listener) => {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
    watch: (watcher) => {
      watchers.add(watcher)
      watcher.onHearing(hears)
    },
    resyncAll: () => {
      hearing(hears)
      for (const own of listeners.values()) for (const listener of [...own]) listener.onResync()
    },
    close: async () => {},
  }
}
