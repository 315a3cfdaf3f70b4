const key = 'lonk.chunk-reload'
const pause = 60_000

const isChunkFailure = (cause: unknown): boolean =>
  cause instanceof Error && (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message))

/**
 * After a deploy the chunks of the old release may be gone: one reload fetches the new one, at most once in
 * 60 s (docs/product.md, point 8). Without storage there is no reload: a loop would be worse.
 */
export const reloadOnChunkFailure = (
  cause: unknown,
  storage: Storage = sessionStorage,
  now = Date.now(),
): boolean => {
  if (!isChunkFailure(cause)) return false
  try {
    if (now - Number(storage.getItem(key) ?? 0) < pause) return false
    storage.setItem(key, String(now))
  } catch {
    return false
  }
  location.reload()
  return true
}
