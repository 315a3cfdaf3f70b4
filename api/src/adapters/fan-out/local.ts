import type { FanOut, FanOutListener } from './fan-out.ts'

export type LocalFanOut = FanOut & { resyncAll: () => void }

/** For one process: the embedded database has no other. */
export const createLocalFanOut = (): LocalFanOut => {
  const listeners = new Map<number, Set<FanOutListener>>()
  const listenersOf = (userId: number) => [...(listeners.get(userId) ?? [])]
  return {
    wake: (userId) => {
      for (const listener of listenersOf(userId)) listener.onWake()
    },
    send: (userId, event) => {
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
    resyncAll: () => {
      for (const own of listeners.values()) for (const listener of [...own]) listener.onResync()
    },
    close: async () => {},
  }
}
