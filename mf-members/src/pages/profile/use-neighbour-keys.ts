import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Neighbours } from '../../people/last-list.ts'

/** Where an arrow means something of its own. What takes a key for itself says so by preventing its default. */
const ownArrows = 'input, select, textarea, [role="menu"], [role="dialog"], [contenteditable]'

/** Arrows count where the focus is on the page or on nothing: a dialog or a panel beside it keeps its own. */
const isForPage = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && target.closest('main') !== null && target.closest(ownArrows) === null)

/** ← and → go to the person before and after. */
export const useNeighbourKeys = ({ previous, next }: Neighbours): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !isForPage(target)) return
      const id = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
      if (id === undefined) return
      event.preventDefault()
      if (!repeat) void navigate(linkTo('members-id', { id }), { replace: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [previous, next, navigate])
}
