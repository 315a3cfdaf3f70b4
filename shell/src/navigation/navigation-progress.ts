const listeners = new Set<() => void>()
let underWay = false

/** Whether a page that was asked for is still on its way. */
export const navigationProgress = {
  get: (): boolean => underWay,
  set: (next: boolean): void => {
    if (underWay === next) return
    underWay = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
