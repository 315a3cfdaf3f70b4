import type { User } from '@lonk/shared-api/schemas/user.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useEffect, useRef } from 'react'
import { reloadThreads } from '../../thread/thread.resource.ts'
import type { Thread } from '../../thread/thread.ts'

/**
 * Without a stream the shell's polling is how news arrives: when the list knows a newer message than is shown
 * here, the conversation is read again. Likewise when the member may send more than before: bought credits,
 * became premium, confirmed the e-mail address.
 */
export const usePolledNews = (thread: Thread): void => {
  const chats = useShared('chats')
  // Where nothing was said yet there is no conversation to go by, and its first message comes by the list as well.
  const entry = chats?.find(({ conversation, profile }) =>
    thread.conversation ? conversation.id === thread.conversation.id : profile.id === thread.profile.id,
  )
  const newestListed = entry?.conversation.last_message_id ?? 0
  const newestLoaded = thread.messages.at(-1)?.id ?? 0
  useEffect(() => {
    if (newestListed > newestLoaded) void reloadThreads()
  }, [newestListed, newestLoaded])

  const user = useShared('user')
  const before = useRef(user)
  useEffect(() => {
    if (user && before.current && maySendMore(before.current, user)) void reloadThreads()
    before.current = user
  }, [user])
}

const maySendMore = (before: User, now: User): boolean =>
  now.credits > before.credits || now.paid_user !== before.paid_user || now.status !== before.status
