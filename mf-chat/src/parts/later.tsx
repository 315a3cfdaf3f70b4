import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds until a part whose code did not come is asked for again. */
const pause = 4000

/**
 * A part of a page whose code is fetched when the part is first shown, so that the page's own code stays
 * small. It is drawn at once where the code is there already; not React.lazy, which shows its fallback even then.
 * @example const Gifts = later(async () => (await import('./gifts.tsx')).Gifts)
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [attempt, setAttempt] = useState(0)
    useEffect(() => {
      if (Part) return
      let gone = false
      let again: ReturnType<typeof setTimeout>
      load().then(
        (part) => {
          loaded = part
          if (!gone) setPart(() => part)
        },
        () => {
          if (!gone) again = setTimeout(() => setAttempt(attempt + 1), pause)
        },
      )
      return () => {
        gone = true
        clearTimeout(again)
      }
    }, [Part, attempt])
    return Part && <Part {...props} />
  }
}
