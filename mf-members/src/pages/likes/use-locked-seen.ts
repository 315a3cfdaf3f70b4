import { markLikeSeen } from '@lonk/shared-api/calls/likes/like.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useEffect, useState } from 'react'
import type { ShownLike } from './likes.resource.ts'

/**
 * Of a like that is locked there is no profile to open: once it is in the list, it was seen. Answers which ones were
 * new when the list was opened; they stay marked for as long as it is.
 */
export const useLockedSeen = (shown: readonly ShownLike[]): ReadonlySet<number> => {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const fresh = shown.flatMap((like) =>
    'lockedSince' in like && like.isNew && !seen.has(like.id) ? [like.id] : [],
  )
  const arrived = fresh.join(' ')

  useEffect(() => {
    if (!arrived) return
    setSeen((known) => new Set([...known, ...arrived.split(' ').map(Number)]))
    api.call(markLikeSeen, { like_new: false }).then(
      () => bus.publish('refresh-requested', { parts: ['likes'] }),
      // They stay new and are cleared the next time the list is opened.
      () => undefined,
    )
  }, [arrived])

  return seen
}
