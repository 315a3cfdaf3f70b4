import { like, unlike } from '@lonk/shared-api/calls/likes/like.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { givenLikes } from './given-likes.ts'

// One queue per profile: a like and its undoing must not overtake each other.
const lines = new Map<number, Promise<unknown>>()

const inLine = <T>(profileId: number, send: () => Promise<T>): Promise<T> => {
  const before = lines.get(profileId) ?? Promise.resolve()
  const mine = before.then(send, send)
  lines.set(profileId, mine)
  return mine
}

const call = async (profileId: number, wanted: boolean): Promise<void> => {
  const input = { profile_id: profileId }
  if (!wanted) {
    await api.call(unlike, input)
    bus.publish('like-removed', { profileId })
    return
  }
  const { match } = await api.call(like, input)
  bus.publish('like-given', { profileId, match })
}

/** Likes somebody or takes it back: shown at once, undone where it fails; then it rejects. */
export const sendLike = async (profileId: number, wanted: boolean): Promise<void> => {
  givenLikes.set(profileId, wanted)
  try {
    await inLine(profileId, () => call(profileId, wanted))
  } catch (error) {
    givenLikes.set(profileId, !wanted)
    throw error
  }
}
