import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { bus } from './bus.ts'
import type { EventName, EventPayload } from './event-table.ts'
import { type SharedState, state } from './state.ts'

/**
 * A value of the shared state, rendered anew when it changes. While a pre-rendered part hydrates, it is the
 * value that the document was made with (the shell fills the state from the document before it hydrates).
 */
export const useShared = <K extends keyof SharedState>(key: K): SharedState[K] => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state.observe(key).subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [key],
  )
  const read = () => state.get(key)
  return useSyncExternalStore(subscribe, read, read)
}

/** Calls the newest `handler` for each event of that name while the component is mounted. */
export const useBusEvent = <N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
): void => {
  const newest = useRef(handler)
  useEffect(() => {
    newest.current = handler
  })
  useEffect(() => {
    const subscription = bus.on(name).subscribe((payload) => newest.current(payload))
    return () => subscription.unsubscribe()
  }, [name])
}
