import { chunkReload } from '@lonk/shared-events/storage-register.ts'
import { asNumber, createStored } from '@lonk/shared-events/stored.ts'

const lastReload = createStored(chunkReload, asNumber)
/** Milliseconds; docs/product.md, point 8. */
const pause = 60_000

const isChunkFailure = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message))

/**
 * After a deploy the chunks of the old release may be gone: one reload fetches the new one, at most once in
 * 60 s. Says whether it is time for one and remembers it; never without storage, because that could go on for ever.
 */
export const shouldReload = (cause: unknown, now: number): boolean => {
  if (!isChunkFailure(cause)) return false
  const last = lastReload.get()
  if (last !== null && now - last < pause) return false
  return lastReload.set(now)
}

/** True where the page is being reloaded. */
export const reloadOnChunkFailure = (cause: unknown): boolean => {
  const due = shouldReload(cause, Date.now())
  if (due) location.reload()
  return due
}
