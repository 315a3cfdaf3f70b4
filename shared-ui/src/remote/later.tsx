import { type ComponentType, type ReactNode, useEffect } from 'react'
import { lateCode, useLateCode } from './late-code.ts'

/** Milliseconds until a part whose code did not come is asked for again. */
const pause = 4000

/** What stands in for a late part; nothing where it is left out. */
export interface Waiting {
  readonly waiting?: ReactNode
}

/**
 * A part of a page whose code is fetched when the part is first shown, so that the page's own code stays
 * small. It is drawn at once where the code is there already; not React.lazy, which shows its fallback even then and
 * does not ask again.
 * @example const Gifts = later(async () => (await import('./gifts.tsx')).Gifts)
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const late = lateCode(async () => ({ Part: await load() }))
  return (props: Props & Waiting) => {
    const { code, failed, retry } = useLateCode(late)
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
    useEffect(() => {
      if (!failed) return
      const again = setTimeout(retry, pause)
      return () => clearTimeout(again)
    }, [failed])
    return code ? <code.Part {...props} /> : props.waiting
  }
}
