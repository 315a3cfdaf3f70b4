import { markLikeSeen } from '@lonk/shared-api/calls/likes/like.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Opened {
  readonly id: number
  readonly liked_me: boolean
}

/** Says that a profile was opened, and clears its like's "new" mark once (docs/product.md, point 4). */
export const useOpened = ({ id: profileId, liked_me }: Opened): void => {
  const client = useQueryClient()
  const likedBy = useShared('likes')?.likedBy ?? []
  const newTotal = useShared('newLikesTotal')
  const listed = likedBy.find((like) => like.id === profileId)
  // Only the last likes are listed: an older one may be new as well, where more are than these.
  const mayBeNew = liked_me && newTotal > likedBy.filter(({ like_new }) => like_new).length
  const isNew = listed ? listed.like_new : mayBeNew

  useEffect(() => {
    bus.publish('profile-opened', { profileId })
  }, [profileId])

  useEffect(() => {
    if (!isNew) return
    api.call(markLikeSeen, { profile_id: profileId, like_new: false }).then(
      () => {
        bus.publish('refresh-requested', { parts: ['likes'] })
        void client.invalidateQueries({ queryKey: ['likes'] })
      },
      // The mark stays and is cleared the next time the profile is opened.
      () => undefined,
    )
  }, [profileId, isNew, client])
}
