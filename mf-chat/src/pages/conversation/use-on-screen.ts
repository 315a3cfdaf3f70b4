import { useEffect } from 'react'
import { onScreen } from '../../thread/on-screen.ts'

/** Says which conversation is on the screen while it is. */
export const useOnScreen = (conversationId: number | undefined): void => {
  useEffect(() => {
    if (conversationId === undefined) return
    onScreen.set(conversationId)
    return () => onScreen.set(null)
  }, [conversationId])
}
