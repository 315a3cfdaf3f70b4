interface LastHeard {
  readonly userId: number
  readonly event: number
}

let last: LastHeard | null = null

/**
 * Number of the newest of a member's events that is on the page: the document says it first, then the stream. It is
 * where the next stream begins, so that nothing is lost between the two.
 */
export const lastHeard = {
  set: (userId: number, event: number): void => {
    last = { userId, event }
  },
  /** Null of whoever logged in on this page: they ask for everything then. */
  of: (userId: number): number | null => (last?.userId === userId ? last.event : null),
}
