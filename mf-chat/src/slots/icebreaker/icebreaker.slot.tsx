import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { ChatRoot } from '../../chat-root.tsx'
import { profileIdOf } from '../../send-at-once/profile-id-of.ts'
import { IcebreakerPicker } from './icebreaker-picker.tsx'

/** On `icebreaker-requested`: six opening lines for this profile, and the one that is chosen on its way. */
export const Slot = ({ request, close }: SlotProps) => {
  const profileId = profileIdOf(request)
  if (profileId === null) return null
  return (
    <ChatRoot>
      <IcebreakerPicker profileId={profileId} close={close} />
    </ChatRoot>
  )
}
