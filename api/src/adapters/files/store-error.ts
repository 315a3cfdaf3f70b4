/** `away`: no answer, so that nobody knows what was done. `refused` and `full`: nothing was. */
type Reason = 'away' | 'refused' | 'full'

const says: Readonly<Record<Reason, string>> = {
  away: 'the photo store does not answer',
  refused: 'the photo store refuses',
  full: 'the photo store is full',
}

/**
 * The store of pictures and exports does not do what it should, for reasons of its own. Calls are answered 503, jobs are
 * tried again. The message goes into the log: `detail` is a code, never a key, an address or the name of a file.
 */
export class StoreError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, detail: string) {
    super(`${says[reason]} (${detail})`)
    this.name = 'StoreError'
    this.reason = reason
  }
}
