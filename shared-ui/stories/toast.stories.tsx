import { useState } from 'react'
import { Button } from '../src/button.tsx'
import { useOverlay } from '../src/lazy-overlay.ts'
import { useSay } from './texts.ts'

export default { title: 'Toast' }

export const Messages = () => {
  const say = useSay()
  const [shown, setShown] = useState<readonly string[]>([])
  const overlay = useOverlay(shown.length > 0)
  const toasts = [
    { id: '1', tone: 'success' as const, text: say('Foto verwijderd.', 'Photo deleted.') },
    {
      id: '2',
      tone: 'danger' as const,
      text: say(
        'Er is een fout opgetreden, probeer het later opnieuw.',
        'Something went wrong, please try again later.',
      ),
      action: { label: say('Opnieuw', 'Try again'), onPress: () => undefined },
    },
  ]
  return (
    <>
      <Button onClick={() => setShown(toasts.map(({ id }) => id))}>
        {say('Meldingen tonen', 'Show notices')}
      </Button>
      {overlay && (
        <overlay.ToastRegion
          toasts={toasts.filter(({ id }) => shown.includes(id))}
          onClosed={(closed) => setShown((ids) => ids.filter((id) => id !== closed))}
        />
      )}
    </>
  )
}
