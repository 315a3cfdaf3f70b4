import { type Observable, Subject } from 'rxjs'

/** The newest of a member's events that is on this page. */
export interface LastHeard {
  readonly userId: number
  readonly event: number
}

/**
 * Where the next stream begins: nothing is lost between two, and nothing told twice. The document says it first, then
 * the stream, in whichever tab it is open.
 */
export interface Hearing {
  /** From the document, or from the tab that has the stream. */
  readonly learn: (heard: LastHeard) => void
  /** From the stream of this tab. */
  readonly hear: (heard: LastHeard) => void
  readonly byStream: Observable<LastHeard>
  readonly get: () => LastHeard | null
  /** The member is gone from this page. */
  readonly forget: () => void
  /** Null of whoever logged in on this page: they ask for everything then. */
  readonly of: (userId: number) => number | null
}

export const createHearing = (): Hearing => {
  let last: LastHeard | null = null
  const byStream = new Subject<LastHeard>()

  const learn = (heard: LastHeard): boolean => {
    if (last?.userId === heard.userId && last.event >= heard.event) return false
    last = heard
    return true
  }
  return {
    learn,
    hear: (heard) => {
      if (learn(heard)) byStream.next(heard)
    },
    byStream,
    forget: () => {
      last = null
    },
    get: () => last,
    of: (userId) => (last?.userId === userId ? last.event : null),
  }
}

/** The page's own. */
export const lastHeard: Hearing = createHearing()
