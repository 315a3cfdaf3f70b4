import { type RefObject, useEffect, useRef } from 'react'
import { useDialogSurface } from './dialog-surface.ts'

/**
 * Moves the focus to the heading whenever `question` changes, so that the next question is read out and in
 * sight. Not for the first one: there the shell has done so.
 */
export const useFocusOnHeading = (question: string): RefObject<HTMLDivElement | null> => {
  const inDialog = useDialogSurface() !== null
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    top.current?.querySelector<HTMLElement>('h1, h3')?.focus()
    // The page under a dialog stays where it is.
    if (!inDialog) window.scrollTo({ top: 0 })
  }, [question, inDialog])
  return top
}
