let open = false
const listeners = new Set<() => void>()

/** Whether a withdrawal period of this member is open; no document says so, it comes after the first paint. */
export const withdrawalStore = {
  get: (): boolean => open,
  set: (next: boolean): void => {
    if (next === open) return
    open = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
