import { state } from '@lonk/shared-events/state.ts'
import { useEffect } from 'react'
import { lastChat } from '../../preferences/last-chat.ts'

/** Remembers that this conversation was the last one opened, and when. */
export const useLastChat = (profileId: number): void => {
  useEffect(() => {
    const memberId = state.get('user')?.id
    if (memberId === undefined) return
    const now = new Date(Date.now() + state.get('clockOffset'))
    lastChat.set(memberId, { profileId, at: now.toISOString() })
  }, [profileId])
}
