import { useOverlay } from './lazy-overlay.ts'
import type { ModalProps } from './overlay/modal.tsx'

/** Those of `Modal`. Pages use this one, as the overlay chunk must stay out of theirs. */
export interface LazyModalProps extends ModalProps {
  /** The overlay chunk could not be loaded: say so (a toast cannot), the modal stays closed. */
  onFailed?: (cause: unknown) => void
}

/** `Modal` of the overlay chunk, fetched when it is first opened. */
export function LazyModal({ onFailed, ...modal }: LazyModalProps) {
  const overlay = useOverlay(modal.open, onFailed)
  return overlay && <overlay.Modal {...modal} />
}
