import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import type { ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { StartError } from '../../../shell/server/start-error.ts'

/** A file of its own, so that it harms nobody where the answer is yes to everything. */
const probe = 'condition-probe'
const bytes = Buffer.from('Written to see whether this server keeps If-None-Match and If-Match.\n')
const tagOfNothing = `"${'0'.repeat(32)}"`

/**
 * Two machines that publish at once are told apart by conditions of writing alone. A server that ignores them would take
 * both, and lose one without a word.
 */
export const requireConditions = async (bucket: ReleaseBucket): Promise<void> => {
  if (await keepsConditions(bucket)) return
  throw new StartError(
    `REGISTRY_BUCKET: the server of ${bucket.place} ignores If-None-Match and If-Match of what is written, so that two who publish at once would lose a release: choose one that keeps them`,
  )
}

const keepsConditions = async (bucket: ReleaseBucket): Promise<boolean> => {
  try {
    const isNew = await bucket.replace(probe, bytes, null)
    if (isNew && (await bucket.replace(probe, bytes, null))) return false
    return !(await bucket.replace(probe, bytes, tagOfNothing))
  } catch (cause) {
    if (cause instanceof StorageError && cause.message.includes('(501 ')) return false
    throw cause
  }
}
