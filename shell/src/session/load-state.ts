import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { getLikes } from '@lonk/shared-api/calls/likes/likes.ts'
import { getMe } from '@lonk/shared-api/calls/session/user.ts'
import { api, type CallOptions } from '@lonk/shared-api/client.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'

/** What the shell keeps fresh for all parts. */
export type StatePart = 'user' | 'chats' | 'likes'

/** Asks, and gives what there is to write once the answer is here; null where the last values remain. */
type Loader = (options: CallOptions) => Promise<((state: StateWriter) => void) | null>

const loaders: Readonly<Record<StatePart, Loader>> = {
  user: async (options) => {
    const { user, time_bonus_ends } = await api.call(getMe, {}, options)
    return (state) => {
      state.set('user', user)
      state.set('timeBonusEnds', time_bonus_ends)
    }
  },
  chats: async (options) => {
    const { chats, unread_total } = await api.call(getChats, {}, options)
    return (state) => {
      state.set('chats', chats)
      state.set('unreadTotal', unread_total)
    }
  },
  likes: async (options) => {
    // A failed load of likes stays silent and the last values remain (docs/product.md, point 8).
    const answer = await api.call(getLikes, {}, options).catch(() => null)
    if (!answer) return null
    return (state) => {
      state.set('likes', { profiles: answer.profiles, likedBy: answer.liked_by })
      state.set('newLikesTotal', answer.new_total)
    }
  },
}

/** How often an account is asked for, at most: whoever sends one message after the other changes it each time. */
const mostTries = 3

/**
 * An answer that was underway while its member logged out, here or in another tab, brings nobody back. One that was
 * underway while the account changed here may be older than the change, and nothing would tell for a minute: a member
 * who spent the last credit would have it still.
 */
const loadPart = async (
  state: StateWriter,
  part: StatePart,
  options: CallOptions,
  tries = mostTries,
): Promise<void> => {
  const before = state.get('user')
  const write = await loaders[part](options)
  const user = state.get('user')
  if (user?.id !== before?.id) return
  if (part === 'user' && user !== before && tries > 1) return loadPart(state, part, options, tries - 1)
  write?.(state)
}

/** Loads parts of the shared state; each part's failure leaves its last value, and rejects the whole. */
export const loadState = async (
  state: StateWriter,
  parts: readonly StatePart[],
  options: CallOptions = {},
): Promise<void> => {
  const results = await Promise.allSettled(parts.map((part) => loadPart(state, part, options)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
