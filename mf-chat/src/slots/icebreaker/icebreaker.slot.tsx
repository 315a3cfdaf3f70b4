import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { ChatRoot } from '../../chat-root.tsx'
import { IcebreakerPicker } from './icebreaker-picker.tsx'

/** On `icebreaker-requested`: six opening lines for this profile, and the one that is chosen on its way. */
export const Slot = ({ request, close }: SlotProps<'icebreaker-requested'>) => (
  <ChatRoot>
    <IcebreakerPicker profileId={request.profileId} close={close} />
  </ChatRoot>
)
