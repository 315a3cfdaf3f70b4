import { like, unlike } from '@lonk/shared-api/calls/likes/like.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useErrorText } from '../server-state/use-error-text.ts'
import { givenLikes } from './given-likes.ts'

interface Likeable {
  readonly id: number
  readonly liked: boolean
}

// One line per profile: a like and its undoing must not overtake each other.
const lines = new Map<number, Promise<unknown>>()

const inLine = <T>(profileId: number, send: () => Promise<T>): Promise<T> => {
  const before = lines.get(profileId) ?? Promise.resolve()
  const mine = before.then(send, send)
  lines.set(profileId, mine)
  return mine
}

/** Whether the member likes somebody, and the way to change it: shown at once, taken back where it fails. */
export const useLike = (person: Likeable) => {
  const user = useShared('user')
  const client = useQueryClient()
  const errorText = useErrorText()
  const read = () => givenLikes.get(person.id) ?? person.liked
  const liked = useSyncExternalStore(givenLikes.subscribe, read, read)

  const send = async (wanted: boolean) => {
    const input = { profile_id: person.id }
    if (!wanted) {
      await api.call(unlike, input)
      bus.publish('like-removed', { profileId: person.id })
      return
    }
    const { match } = await api.call(like, input)
    bus.publish('like-given', { profileId: person.id, match })
  }

  const toggle = async () => {
    if (!user) return bus.publish('login-requested', { reason: 'like' })
    const wanted = !liked
    givenLikes.set(person.id, wanted)
    try {
      await inLine(person.id, () => send(wanted))
      void client.invalidateQueries({ queryKey: ['likes'], refetchType: 'none' })
    } catch (error) {
      givenLikes.set(person.id, !wanted)
      bus.publish('toast-requested', { text: errorText(error), tone: 'danger' })
    }
  }

  return { liked, toggle }
}
