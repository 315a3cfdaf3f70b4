import { block, unblock } from '@lonk/shared-api/calls/profile/block.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { reloadThreads } from '../thread/thread.resource.ts'

/** Nothing crosses any more, in either direction; the conversation leaves the list. Rejects with an `ApiError`. */
export const blockMember = async (profileId: number): Promise<void> => {
  await api.call(block, { profile_id: profileId })
  await readAnew()
}

/** The conversation comes back; likes do not (docs/api.md, 2.4 Blocks). Rejects with an `ApiError`. */
export const unblockMember = async (profileId: number): Promise<void> => {
  await api.call(unblock, { profile_id: profileId })
  await readAnew()
}

const readAnew = (): Promise<void> => {
  bus.publish('refresh-requested', { parts: ['chats', 'likes'] })
  return reloadThreads()
}
