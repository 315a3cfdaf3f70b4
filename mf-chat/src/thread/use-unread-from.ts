import { useState } from 'react'
import { usePageVisible } from '../parts/use-page-visible.ts'
import { firstUnreadId, type Thread } from './thread.ts'

/** Id of the first message that was unread when the conversation came into view: on opening, or with its tab. */
export const useUnreadFrom = (thread: Thread): number | undefined => {
  const visible = usePageVisible()
  const [mark, setMark] = useState({ visible, from: firstUnreadId(thread) })
  if (mark.visible !== visible) setMark({ visible, from: visible ? firstUnreadId(thread) : mark.from })
  return mark.from
}
