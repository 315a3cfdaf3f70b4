import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { ServerState } from '../../server-state.ts'
import { ProfilePanel } from './profile-panel.tsx'

/** On `profile-panel-requested`: a member beside the page, which stays in use. */
export const Slot = ({ request, close }: SlotProps<'profile-panel-requested'>) => (
  <ServerState>
    <ProfilePanel profileId={request.profileId} close={close} />
  </ServerState>
)
