import type { ReleaseBucket } from './release-bucket.ts'

/** The bucket until somebody stops: then every read ends, also one that waits for an answer. */
export const readUntilStopped = (bucket: ReleaseBucket, stopped: AbortSignal): ReleaseBucket => ({
  ...bucket,
  read: async (name, known) => {
    stopped.throwIfAborted()
    const { promise: end, reject } = Promise.withResolvers<never>()
    const stop = () => reject(stopped.reason)
    stopped.addEventListener('abort', stop)
    try {
      return await Promise.race([bucket.read(name, known), end])
    } finally {
      stopped.removeEventListener('abort', stop)
    }
  },
})
