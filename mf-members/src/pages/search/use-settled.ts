import { useEffect, useState } from 'react'

/**
 * Whether the list has the heights that it will keep. Somebody who comes back is put where they were by the height of
 * everything above: two frames long all of it is laid out, and each card then remembers what it measured.
 */
export const useSettled = (isReturn: boolean): boolean => {
  const [settled, setSettled] = useState(!isReturn)
  useEffect(() => {
    if (settled) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [settled])
  return settled
}
