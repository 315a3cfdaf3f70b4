import { type RefObject, useEffect } from 'react'
import { hasKeyboard } from '../../../parts/has-keyboard.ts'

/** With a keyboard, a conversation that opens can be answered at once; not while something else is being typed. */
export const useFocusOnOpening = (field: RefObject<HTMLTextAreaElement | null>): void => {
  useEffect(() => {
    if (!hasKeyboard()) return
    // After the shell, which gives the focus to the heading of the page that it has just shown.
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea')) field.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [field])
}
