import { useEffect, useRef, useState } from 'react'
import type { Swipe } from './deck.ts'
import type { LetGo } from './use-drag.ts'

/** A card on its way out, from where it was let go. */
export interface Leaving {
  /** One person may leave again before the first time is over. */
  readonly key: number
  readonly swipe: Swipe
  readonly from: LetGo
}

/** Milliseconds until it is out of sight; its animation takes a little less. */
const untilGone = 400

/** The cards that fly out; they are only seen. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  const count = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const leave = (swipe: Swipe, from: LetGo): void => {
    count.current += 1
    const card = { key: count.current, swipe, from }
    setLeaving((before) => [...before, card])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setLeaving((before) => before.filter((other) => other !== card))
    }, untilGone)
    timers.current.add(timer)
  }
  return { leaving, leave }
}
