import { useState } from 'react'
import { Button } from '../src/button.tsx'
import { LazyModal } from '../src/lazy-modal.tsx'
import { useSay } from './texts.ts'

export default { title: 'Modal' }

export const Question = () => {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Profiel verwijderen', 'Delete profile')}</Button>
      <LazyModal
        open={open}
        onClose={close}
        title={say('Profiel verwijderen?', 'Delete your profile?')}
        description={say(
          'Je profiel verdwijnt meteen. Binnen 14 dagen kun je het terughalen via de link in je e-mail.',
          'Your profile disappears at once. For 14 days the link in your email brings it back.',
        )}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {say('Toch niet', 'Keep it')}
            </Button>
            <Button variant="danger" onClick={close}>
              {say('Verwijderen', 'Delete')}
            </Button>
          </>
        }
      />
    </>
  )
}
