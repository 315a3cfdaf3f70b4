const key = 'lonk.chunk-reload'
/** Milliseconds; docs/product.md, point 8. */
const pause = 60_000

const isChunkFailure = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message))

/**
 * After a deploy the chunks of the old release may be gone: one reload fetches the new one, at most once in
 * 60 s. Says whether it is time for one and remembers it; without storage never, because that could go on for ever.
 */
export const shouldReload = (
  cause: unknown,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
): boolean => {
  if (!isChunkFailure(cause)) return false
  try {
    const last = storage.getItem(key)
    if (last !== null && now - Number(last) < pause) return false
    storage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** True where the page is being reloaded. */
export const reloadOnChunkFailure = (cause: unknown): boolean => {
  try {
    // Reading `sessionStorage` itself throws where storage is denied.
    const due = shouldReload(cause, sessionStorage, Date.now())
    if (due) location.reload()
    return due
  } catch {
    return false
  }
}
