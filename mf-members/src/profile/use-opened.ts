import { markLikeSeen } from '@lonk/shared-api/calls/likes/like.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Says that a profile was opened, and clears its like's "new" mark once (docs/product.md, point 4). */
export const useOpened = (profileId: number): void => {
  const client = useQueryClient()
  const likes = useShared('likes')
  const isNew = likes?.likedBy.some((like) => like.id === profileId && like.like_new) ?? false

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
