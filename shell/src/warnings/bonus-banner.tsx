import { useShared } from '@lonk/shared-events/react.ts'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { SlotHost } from '../composition/slot.tsx'
import { noticeSlot } from './notice-slot.ts'
import { BonusRoom } from './warnings-view.tsx'

/** The slot of mf-payments that counts down to the end of the welcome bonus; it goes when that is reached. */
export const BonusBanner = ({ onMissing }: { readonly onMissing: () => void }) => {
  const endsAt = useShared('timeBonusEnds')
  const hydrated = useHydrated()
  const slot = noticeSlot('bonus')
  return (
    <BonusRoom>
      {hydrated && slot && (
        <SlotHost name={slot.name} request={{ endsAt }} close={onMissing} onMissing={onMissing} />
      )}
    </BonusRoom>
  )
}
