import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import type { Toast } from '@lonk/shared-ui/overlay/overlay.tsx'
import { useState } from 'react'
import { navigate } from '../composition/navigation.ts'

let count = 0

/** Short notes at the edge of the screen, for every part, by `toast-requested`. */
export const Toasts = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const overlay = useOverlay(toasts.length > 0)

  useBusEvent('toast-requested', ({ text, tone, action }) => {
    count += 1
    const toast: Toast = {
      id: String(count),
      text,
      tone,
      ...(action ? { action: { label: action.label, onPress: () => void navigate(action.path) } } : {}),
    }
    // The same words twice are one note.
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast].slice(-3))
  })

  if (!overlay) return null
  return (
    <overlay.ToastRegion
      toasts={toasts}
      onClosed={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  )
}
