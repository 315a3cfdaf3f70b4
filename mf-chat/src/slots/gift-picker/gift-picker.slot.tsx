import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { ChatRoot } from '../../chat-root.tsx'
import { profileIdOf } from '../../send-at-once/profile-id-of.ts'
import { GiftPicker } from './gift-picker.tsx'

/** On `gift-requested`: all gifts with their prices, and the one that is chosen on its way. */
export const Slot = ({ request, close }: SlotProps) => {
  const profileId = profileIdOf(request)
  if (profileId === null) return null
  return (
    <ChatRoot>
      <GiftPicker profileId={profileId} close={close} />
    </ChatRoot>
  )
}
