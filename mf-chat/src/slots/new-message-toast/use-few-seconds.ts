import { useEffect, useState } from 'react'

/** Milliseconds, like the shell's own toasts. */
const shownFor = 6000

/** Calls `done` after a few seconds in which neither pointer nor focus held it; gives the handlers that hold. */
export const useFewSeconds = (done: () => void) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(done, shownFor)
    return () => clearTimeout(timer)
  }, [held, done])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
