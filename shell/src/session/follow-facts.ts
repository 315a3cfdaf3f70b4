import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'

/** Facts of remotes that change what everybody sees before the next poll says so. */
export const followFacts = (state: StateWriter, bus: Bus = siteBus): void => {
  bus.on('conversation-opened').subscribe(({ conversationId }) => {
    const chats = state.get('chats')
    const opened = chats?.find(({ conversation }) => conversation.id === conversationId)
    if (!chats || !opened || opened.num_unread_messages === 0) return
    state.set(
      'chats',
      chats.map((entry) => (entry === opened ? { ...entry, num_unread_messages: 0 } : entry)),
    )
    state.set('unreadTotal', Math.max(0, state.get('unreadTotal') - opened.num_unread_messages))
  })
  bus.on('profile-opened').subscribe(({ profileId }) => {
    const likes = state.get('likes')
    const seen = likes?.likedBy.find(({ id, like_new }) => id === profileId && like_new)
    if (!likes || !seen) return
    const likedBy = likes.likedBy.map((like) => (like === seen ? { ...like, like_new: false } : like))
    state.set('likes', { ...likes, likedBy })
    state.set('newLikesTotal', Math.max(0, state.get('newLikesTotal') - 1))
  })
  bus.on('credits-spent').subscribe(({ balance }) => {
    const user = state.get('user')
    if (user && user.credits !== balance) state.set('user', { ...user, credits: balance })
  })
  bus.on('payment-settled').subscribe(() => bus.publish('refresh-requested', { parts: ['user'] }))
  bus.on('profile-changed').subscribe(() => bus.publish('refresh-requested', { parts: ['user'] }))
  bus.on('message-sent').subscribe(() => bus.publish('refresh-requested', { parts: ['chats'] }))
}
