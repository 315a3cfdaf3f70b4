import { useStore } from '@lonk/shared-events/store.ts'
import { from } from '@lonk/shared-ui/token.ts'

const query = from('tablet').replace('@media ', '')

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
const isWide = () => window.matchMedia(query).matches

/** Whether list and conversation are side by side; below that width they are separate screens. */
export const useWide = (): boolean => useStore({ subscribe, get: isWide }, () => false)
