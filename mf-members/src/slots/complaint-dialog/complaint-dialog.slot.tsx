import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { isNumber, isObject } from '@lonk/shared-events/event-schema.ts'
import { ServerState } from '../../server-state/server-state.tsx'
import { ComplaintDialog } from './complaint-dialog.tsx'
import type { ComplaintTarget } from './use-send-complaint.ts'

/** On `complaint-requested`: a complaint about a member, one of their messages or photos. */
export const Slot = ({ request, close }: SlotProps) => {
  const target = targetOf(request)
  if (!target) return null
  return (
    <ServerState>
      <ComplaintDialog target={target} close={close} />
    </ServerState>
  )
}

/** What exactly it is about: the message or photo where one is named, else the member. */
const targetOf = (request: unknown): ComplaintTarget | null => {
  if (!isObject<Record<string, unknown>>(request)) return null
  const { messageId, photoId, profileId } = request
  const member = isNumber(profileId) ? profileId : undefined
  if (isNumber(messageId)) return { kind: 'message', id: messageId, profileId: member }
  if (isNumber(photoId)) return { kind: 'photo', id: photoId, profileId: member }
  return member === undefined ? null : { kind: 'profile', id: member, profileId: member }
}
