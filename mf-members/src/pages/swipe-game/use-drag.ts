import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { SwipeAction } from './deck.ts'
import { type Drag, decisionOf, farOn, grab, move, offsetOf } from './gesture.ts'

/** Where a card was let go, in pixels from where it lay. */
export interface LetGo {
  readonly x: number
  readonly y: number
}

/** Degrees that a card leans when it is as far as it decides. */
const lean = 9

const placeOf = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, at: timeStamp })

/** The card's look follows by custom properties, without a render for each pixel. */
const lay = (card: HTMLElement, { x, y }: LetGo): void => {
  const share = x / farOn(card.offsetWidth)
  card.style.setProperty('--x', `${x}px`)
  card.style.setProperty('--y', `${y}px`)
  card.style.setProperty('--lean', `${Math.max(-1.5, Math.min(1.5, share)) * lean}deg`)
  card.style.setProperty('--like', String(Math.max(0, Math.min(1, share))))
  card.style.setProperty('--pass', String(Math.max(0, Math.min(1, -share))))
}

const home = { x: 0, y: 0 }

/**
 * Handlers for the card on top: it follows one finger or the mouse, and letting go decides or lets it slide back. Up
 * and down stay the page's scrolling: the card needs `touch-action: pan-y`, and the browser takes the pointer away for
 * it. A drag is no click.
 */
export const useDrag = (onDecide: (action: SwipeAction, from: LetGo) => void) => {
  const held = useRef<{ readonly pointer: number; drag: Drag } | null>(null)
  const wasDragged = useRef(false)

  const letGo = (card: HTMLElement): void => {
    held.current = null
    delete card.dataset.held
    lay(card, home)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (held.current || !event.isPrimary || event.button !== 0) return
      held.current = { pointer: event.pointerId, drag: grab(placeOf(event)) }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hand = held.current
      if (hand?.pointer !== event.pointerId) return
      // The button came up outside of the window.
      if (event.buttons === 0) return letGo(event.currentTarget)
      hand.drag = move(hand.drag, placeOf(event))
      if (hand.drag.direction !== 'across') return
      if (!wasDragged.current) {
        wasDragged.current = true
        event.currentTarget.dataset.held = ''
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      lay(event.currentTarget, offsetOf(hand.drag))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const hand = held.current
      if (hand?.pointer !== event.pointerId) return
      const card = event.currentTarget
      const drag = move(hand.drag, placeOf(event))
      const decision = decisionOf(drag, card.offsetWidth)
      if (decision === 'back') return letGo(card)
      held.current = null
      // The click that follows must still find the card, and be stopped by it.
      setTimeout(() => {
        onDecide(decision, offsetOf(drag))
        letGo(card)
      })
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (held.current?.pointer === event.pointerId) letGo(event.currentTarget)
    },
    onClickCapture: (event: MouseEvent) => {
      // A key's click has no count: the link stays one for the keyboard.
      if (!wasDragged.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser's own dragging of links and pictures would take the pointer away.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}
