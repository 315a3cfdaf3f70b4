import { useShared } from '@lonk/shared-events/react.ts'
import { useHydrated } from './remote/use-hydrated.ts'

/** What words about time go by. */
export interface PageClock {
  /** Milliseconds by the server's clock, at this render. */
  readonly now: number
  /** Undefined: the device's own. */
  readonly timeZone: string | undefined
}

/** Where the site is: what a document says of times and days before the device can say it. */
export const siteZone = 'Europe/Amsterdam'

/**
 * The device's clock, set right by the server's, and its zone. While markup that came with the document hydrates: the
 * moment it was written, and the site's zone, so that both say the same; who is in another zone reads theirs right
 * afterwards.
 * @example formatTime(instant, locale, usePageClock().timeZone)
 */
export const usePageClock = (): PageClock => {
  const offset = useShared('clockOffset')
  const documentTime = useShared('documentTime')
  return useHydrated()
    ? { now: Date.now() + offset, timeZone: undefined }
    : { now: documentTime, timeZone: siteZone }
}
