import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { useOverlay } from '../../src/lazy-overlay.ts'

export default { title: 'Toast' }

const all = [
  { id: '1', tone: 'success' as const, text: 'Foto verwijderd.' },
  {
    id: '2',
    tone: 'danger' as const,
    text: 'Er is een fout opgetreden, probeer het later opnieuw.',
    action: { label: 'Opnieuw', onPress: () => undefined },
  },
]

export const Messages = () => {
  const [toasts, setToasts] = useState<typeof all>([])
  const overlay = useOverlay(toasts.length > 0)
  return (
    <>
      <Button onClick={() => setToasts(all)}>Meldingen tonen</Button>
      {overlay && (
        <overlay.ToastRegion
          toasts={toasts}
          onClosed={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      )}
    </>
  )
}
