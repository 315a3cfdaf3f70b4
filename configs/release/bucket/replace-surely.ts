import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import type { ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { StartError } from '../../../shell/server/start-error.ts'

/**
 * Replaces a file that is still the one of `tag`; false where somebody else has replaced it. A server that took it and
 * whose answer was lost is asked what became of it.
 */
export const replaceSurely = async (
  bucket: ReleaseBucket,
  name: string,
  content: string,
  tag: string | null,
): Promise<boolean> => {
  const bytes = Buffer.from(content)
  try {
    return await bucket.replace(name, bytes, tag)
  } catch (cause) {
    if (!(cause instanceof StorageError) || cause.reason !== 'away') throw cause
    const there = await bucket.read(name).catch(() => 'unknown' as const)
    if (there === 'unknown' || there === 'unchanged')
      throw new StartError(
        `REGISTRY_BUCKET: ${cause.message}, and nothing is known of the outcome: npm run registry -- status says what runs`,
      )
    if (there?.bytes.equals(bytes)) return true
    if ((there?.tag ?? null) !== tag) return false
    throw cause
  }
}
