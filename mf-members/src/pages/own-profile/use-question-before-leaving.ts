import { useEffect } from 'react'

/** The browser asks before it closes or leaves the page while something would be lost by it. */
export const useQuestionBeforeLeaving = (wouldLose: boolean): void => {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
