import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Box, nearestTo } from './order.ts'

interface Drag {
  readonly id: number
  readonly to: number
}

/** Arrow keys as steps in the order. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * A handle for each photo that moves it to another place: by finger, mouse or arrow keys. While it is held the others
 * make room by the order of their look alone, so that the handle stays where the browser knows it.
 */
export const useTileDrag = (ids: readonly number[], onMove: (id: number, to: number) => void) => {
  const list = useRef<HTMLUListElement>(null)
  const places = useRef<readonly Box[]>([])
  const [drag, setDrag] = useState<Drag | null>(null)
  const [byKey, setByKey] = useState<Drag | null>(null)

  // A browser takes the focus from what moves in the document: it comes back once the photo lies there.
  useEffect(() => {
    if (!byKey || ids.indexOf(byKey.id) !== byKey.to) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${byKey.id}"]`)?.focus()
    setByKey(null)
  })

  const handleOf = (id: number) => ({
    'data-handle': id,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const tiles = list.current?.querySelectorAll('[data-tile]') ?? []
      places.current = [...tiles].map((tile) => tile.getBoundingClientRect())
      setDrag({ id, to: ids.indexOf(id) })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag?.id === id) setDrag({ id, to: nearestTo(places.current, { x: clientX, y: clientY }) })
    },
    onPointerUp: () => {
      if (drag?.id === id && drag.to !== ids.indexOf(id)) onMove(id, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      const to = ids.indexOf(id) + step
      if (to < 0 || to >= ids.length) return
      onMove(id, to)
      setByKey({ id, to })
    },
  })

  return { list, drag, handleOf }
}
