import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import type { Toast } from '@lonk/shared-ui/overlay/overlay.tsx'
import { useEffect, useState } from 'react'
import { navigate } from '../composition/navigation.ts'
import { takeEarlyToasts } from './early-toasts.ts'

type Wanted = EventPayload<'toast-requested'>

let count = 0

const toastOf = ({ text, tone, action }: Wanted): Toast => {
  count += 1
  return {
    id: String(count),
    text,
    tone,
    ...(action ? { action: { label: action.label, onPress: () => void navigate(action.path) } } : {}),
  }
}

/** The same words twice are one note; more than three at once nobody reads. */
const withToast = (shown: readonly Toast[], wanted: Wanted): readonly Toast[] =>
  [...shown.filter((other) => other.text !== wanted.text), toastOf(wanted)].slice(-3)

/** Short notes at the edge of the screen, for every part, by `toast-requested`. */
export const Toasts = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const overlay = useOverlay(toasts.length > 0)

  useBusEvent('toast-requested', (wanted) => setToasts((shown) => withToast(shown, wanted)))
  useEffect(() => {
    const early = takeEarlyToasts()
    if (early.length > 0) setToasts((shown) => early.reduce(withToast, shown))
  }, [])

  if (!overlay) return null
  return (
    <overlay.ToastRegion
      toasts={toasts}
      onClosed={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  )
}
