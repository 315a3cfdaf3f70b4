import { useSyncExternalStore } from 'react'

/** Those who want to hear that something changed; they read the change itself where it is kept. */
export interface Listeners {
  /** Returns the way to stop listening. */
  readonly subscribe: (changed: () => void) => () => void
  readonly tell: () => void
}

/** For a value that is kept elsewhere (in the document, in a map): it only notifies. Otherwise {@link createStore}. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
    tell: () => {
      // A copy: whoever is told may stop listening at once.
      for (const changed of [...listeners]) changed()
    },
  }
}

/** What {@link useStore} renders: `get` gives the same value until listeners were told. */
export interface Readable<T> {
  readonly get: () => T
  readonly subscribe: Listeners['subscribe']
}

/** One value of one part, outside of React, that outlives pages. What two parts share is in `state.ts`. */
export interface Store<T> extends Readable<T> {
  readonly set: (next: T) => void
}

/**
 * @example
 * const open = createStore(false)
 * const isOpen = useStore(open)
 */
export const createStore = <T>(initial: T): Store<T> => {
  const { subscribe, tell } = createListeners()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
    subscribe,
  }
}

/**
 * The value, rendered anew when it changes. `whileHydrating` is what a pre-rendered part was made with, where that
 * differs. `get` must give the same (by `Object.is`) while nothing changed.
 *
 * @example
 * const text = useStore({ subscribe: drafts.subscribe, get: () => drafts.of(profileId) })
 */
export const useStore = <T>({ subscribe, get }: Readable<T>, whileHydrating: () => T = get): T =>
  useSyncExternalStore(subscribe, get, whileHydrating)
