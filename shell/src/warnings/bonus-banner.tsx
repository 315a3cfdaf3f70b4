import { noticeSlots } from '@lonk/shared-events/notices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { SlotHost } from '../composition/slot.tsx'
import { useHydrated } from '../navigation/use-hydrated.ts'
import { BonusRoom } from './warnings-view.tsx'

/** The slot of mf-payments that counts down to the end of the welcome bonus; it goes when that has come. */
export const BonusBanner = ({ onMissing }: { readonly onMissing: () => void }) => {
  const endsAt = useShared('timeBonusEnds')
  const hydrated = useHydrated()
  return (
    <BonusRoom>
      {hydrated && (
        <SlotHost name={noticeSlots.bonus} request={{ endsAt }} close={onMissing} onMissing={onMissing} />
      )}
    </BonusRoom>
  )
}
