import { block, unblock } from '@lonk/shared-api/calls/profile/block.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { givenLikes } from '../likes/given-likes.ts'
import { queryClient } from '../server-state.ts'
import { blockedMembers } from './blocked-members.ts'

/** Neither sees or reaches the other from now on. Rejects with an `ApiError`. */
export const blockMember = async (profileId: number): Promise<void> => {
  await api.call(block, { profile_id: profileId })
  wasBlocked(profileId)
}

/** They can find each other again; likes do not come back (docs/api.md, 2.4 Blocks). Rejects with an `ApiError`. */
export const unblockMember = async (profileId: number): Promise<void> => {
  await api.call(unblock, { profile_id: profileId })
  blockedMembers.set(profileId, false)
  void queryClient.resetQueries({ queryKey: ['profile', profileId] })
  readAnew()
}

/** The server has the block, by whichever call: a complaint may ask for one too. */
export const wasBlocked = (profileId: number): void => {
  blockedMembers.set(profileId, true)
  // The server has deleted the likes of both.
  givenLikes.set(profileId, false)
  readAnew()
}

const readAnew = (): void => {
  bus.publish('refresh-requested', { parts: ['chats', 'likes'] })
  for (const list of ['members', 'likes', 'blocks']) void queryClient.invalidateQueries({ queryKey: [list] })
}
