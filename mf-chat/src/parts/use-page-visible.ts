import { useStore } from '@lonk/shared-events/store.ts'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const isVisible = () => document.visibilityState === 'visible'

/** Whether the tab is in sight. */
export const usePageVisible = (): boolean => useStore({ subscribe, get: isVisible }, () => true)
