import type { SlotProps } from '@lonk/shared-events/contract.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import type { ComplaintTarget } from '../../complaints/complaint-target.ts'
import { ServerState } from '../../server-state.ts'
import { ComplaintDialog } from './complaint-dialog.tsx'

/** On `complaint-requested`: a complaint about a member, one of their messages or photos. */
export const Slot = ({ request, close }: SlotProps<'complaint-requested'>) => {
  const target = targetOf(request)
  if (!target) return null
  return (
    <ServerState>
      <ComplaintDialog target={target} close={close} />
    </ServerState>
  )
}

/** What exactly it is about: the message or photo where one is named, else the member. */
const targetOf = ({
  messageId,
  photoId,
  profileId,
}: EventPayload<'complaint-requested'>): ComplaintTarget | null => {
  if (messageId !== undefined) return { kind: 'message', id: messageId, profileId }
  if (photoId !== undefined) return { kind: 'photo', id: photoId, profileId }
  return profileId === undefined ? null : { kind: 'profile', id: profileId, profileId }
}
