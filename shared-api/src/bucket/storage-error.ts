/** `away`: no answer, so that nobody knows what was done. `refused` and `full`: nothing was. */
export type StorageTrouble = 'away' | 'refused' | 'full'

const says: Readonly<Record<StorageTrouble, string>> = {
  away: 'does not answer',
  refused: 'refuses',
  full: 'is full',
}

/**
 * A place for files does not do what it should, for reasons of its own. Whoever uses one says what it is called. The
 * message goes into the log: `detail` is a code, never a key, an address or the name of a file.
 */
export class StorageError extends Error {
  override readonly name: string = 'StorageError'
  readonly reason: StorageTrouble

  constructor(what: string, reason: StorageTrouble, detail: string) {
    super(`${what} ${says[reason]} (${detail})`)
    this.reason = reason
  }
}

/** Makes the error of one place, by what is wrong with it and a code. */
export type MakeStorageError = (reason: StorageTrouble, detail: string) => StorageError
