import { type RefObject, useEffect, useRef } from 'react'

interface KeyActions {
  readonly like: () => void
  readonly pass: () => void
  readonly undo: () => void
}

/** What a key means here; the letter with Ctrl or Cmd as everywhere, too. */
const actionOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): keyof KeyActions | null => {
  if (altKey || shiftKey) return null
  if (key.toLowerCase() === 'z') return 'undo'
  if (ctrlKey || metaKey) return null
  if (key === 'ArrowRight') return 'like'
  return key === 'ArrowLeft' ? 'pass' : null
}

/** A letter counts in the game alone: whoever speaks to the browser must not undo something by a word elsewhere. */
const isForGame = (target: Element, game: HTMLElement, action: keyof KeyActions): boolean =>
  game.contains(target) || (target === document.body && action !== 'undo')

/**
 * ← passes, → likes and Z takes back while the focus is in the game, arrows where it is nowhere, too: a dialog above
 * it and other parts of the page keep their keys. A key that is held down decides once. The focus moves to the game where it was on
 * nothing or on the card, which goes.
 */
export const useSwipeKeys = (game: RefObject<HTMLElement | null>, actions: KeyActions): void => {
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (!game.current || !(target instanceof Element) || event.defaultPrevented) return
      const action = actionOf(event)
      if (!action || !isForGame(target, game.current, action)) return
      event.preventDefault()
      if (event.repeat) return
      if (!target.closest('button, [data-page-heading]')) game.current.focus({ preventScroll: true })
      newest.current[action]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [game])
}
