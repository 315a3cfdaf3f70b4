import type { KeyObject } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { bucketLayout, type ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { decodeSigned } from '../../../shell/server/registry/signed-file.ts'
import { StartError } from '../../../shell/server/start-error.ts'

/** Whether it is ours, and how new; what it says is for whoever reads it (`publishing/owners.ts`). */
const anyOwners = z.object({ sequence: z._default(z.number(), 0), owners: z.unknown() })

interface Way {
  readonly bucket: ReleaseBucket
  readonly folder: string
  readonly publicKey: KeyObject
  readonly say: (line: string) => void
}

/**
 * Brings the list of owners from the bucket into the folder, if our key signed it, and gives its tag; null where none is
 * shared: then the folder's own stays, as it does where that one is newer: whoever writes to the bucket makes nobody an
 * owner again who was removed. With a tag that is known, one that did not change is left alone.
 */
export const pullOwners = async (
  { bucket, folder, publicKey, say }: Way,
  known: string | null = null,
): Promise<string | null> => {
  const found = await bucket.read(bucketLayout.owners, known)
  if (found === 'unchanged') return known
  if (found === null) return null
  const { document, problem } = decodeSigned(found.bytes.toString(), anyOwners, publicKey)
  if (problem)
    throw new StartError(`${bucket.place}${bucketLayout.owners} is not usable (${problem}): put it back`)
  const file = join(folder, bucketLayout.owners)
  const own = decodeSigned(await readFile(file, 'utf8').catch(() => ''), anyOwners, publicKey).document
  if (own && own.sequence > document.sequence) {
    say(
      `${bucket.place}${bucketLayout.owners} is older than the list here, which stays; the next change of owners puts it right`,
    )
    return found.tag
  }
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, found.bytes)
  await rename(draft, file)
  return found.tag
}
