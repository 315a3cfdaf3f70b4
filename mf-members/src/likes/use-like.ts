import { bus } from '@lonk/shared-events/bus.ts'
import { state } from '@lonk/shared-events/state.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isGone } from '../profile/is-gone.ts'
import { givenLikes } from './given-likes.ts'
import { sendLike } from './send-like.ts'
import { wantLike } from './wanted-like.ts'

interface Likeable {
  readonly id: number
  readonly liked: boolean
}

/** Whether the member likes somebody, and the way to change it; a visitor's like waits for the login. */
export const useLike = (person: Likeable) => {
  const client = useQueryClient()
  const errorText = useErrorText()
  const read = () => givenLikes.get(person.id) ?? person.liked
  const liked = useStore({ subscribe: givenLikes.subscribe, get: read })

  const toggle = async () => {
    // Read now: a list of hundreds is not drawn anew for each credit spent.
    if (!state.get('user')) return wantLike(person.id, errorText)
    try {
      await sendLike(person.id, !liked)
      void client.invalidateQueries({ queryKey: ['likes'], refetchType: 'none' })
    } catch (error) {
      bus.publish('toast-requested', { text: errorText(error), tone: 'danger' })
      // Their profile may be on the screen: it is read anew, and says so.
      if (isGone(error)) void client.invalidateQueries({ queryKey: ['profile', person.id] })
    }
  }

  return { liked, toggle }
}
