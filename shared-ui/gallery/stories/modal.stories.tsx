import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { LazyModal } from '../../src/lazy-modal.tsx'

export default { title: 'Modal' }

export const Question = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Profiel verwijderen</Button>
      <LazyModal
        open={open}
        onClose={close}
        title="Profiel verwijderen?"
        description="Je profiel verdwijnt meteen. Binnen 14 dagen kun je het terughalen via de link in je e-mail."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Toch niet
            </Button>
            <Button variant="danger" onClick={close}>
              Verwijderen
            </Button>
          </>
        }
      />
    </>
  )
}
