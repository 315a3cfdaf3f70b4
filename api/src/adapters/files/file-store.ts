import type { Readable } from 'node:stream'

/** Files by name. What cannot be kept or read for the store's own reasons rejects with a `StoreError`. */
export type FileStore = {
  /** Null where there is no such file. */
  open: (name: string) => Promise<{ stream: Readable; size: number } | null>
  /**
   * All of it is there afterwards; where it was refused, or found no room, nothing of it. Writing a name again replaces
   * the file.
   */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Also where there is none. */
  remove: (name: string) => Promise<void>
  list: () => AsyncIterable<{ name: string; size: number }>
  /** Rejects where the store cannot be used: asked once, at the start. */
  check: () => Promise<void>
}
