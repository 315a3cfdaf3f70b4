import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { ChatRoot } from '../../chat-root.tsx'
import { GiftPicker } from './gift-picker.tsx'

/** On `gift-requested`: all gifts with their prices, and the one that is chosen on its way. */
export const Slot = ({ request, close }: SlotProps<'gift-requested'>) => (
  <ChatRoot>
    <GiftPicker profileId={request.profileId} close={close} />
  </ChatRoot>
)
