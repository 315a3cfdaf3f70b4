import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { useState } from 'react'
import { SlotHost } from '../composition/slot.tsx'
import { noticeSlot } from './notice-slot.ts'

interface PhotoAlertProps {
  /** The document holds the alert as it was rendered when its remote was published. */
  readonly carried: boolean
  readonly onDismiss: () => void
  readonly onMissing: () => void
}

/** The slot of mf-members that asks for a photo; what the document carries of it stays until its code is there. */
export const PhotoAlert = ({ carried, onDismiss, onMissing }: PhotoAlertProps) => {
  const hydrated = useHydrated()
  const slot = noticeSlot('photo')
  const [alive, setAlive] = useState(false)
  return (
    <>
      {carried && !alive && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the inside as it is
        <div suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
      )}
      {hydrated && slot && (
        <div hidden={!alive}>
          <SlotHost
            name={slot.name}
            request={{}}
            close={onDismiss}
            onShown={() => setAlive(true)}
            onMissing={onMissing}
          />
        </div>
      )}
    </>
  )
}

const untouched = { __html: '' }
