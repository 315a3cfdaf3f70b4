import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import type { RegistryDocument, RegistryEntry, Release } from '@lonk/shared-events/registry.ts'
import { RegistryFault, ReleaseFault } from '../../../shell/server/registry/bucket/fault.ts'
import { bucketLayout, type ReleaseBucket } from '../../../shell/server/registry/bucket/release-bucket.ts'
import { takeOver, verifyShared } from '../../../shell/server/registry/bucket/take-over.ts'
import type { ReadableStore, SharedRegistry } from '../../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../../shell/server/start-error.ts'
import { ReleaseError } from '../release-error.ts'
import { replaceSurely } from './replace-surely.ts'
import { requireConditions } from './require-conditions.ts'
import { sendRelease } from './send-release.ts'
import { pullHistory } from './shared-history.ts'
import { pullOwners } from './shared-owners.ts'

interface Source {
  readonly bucket: ReleaseBucket
  readonly store: Pick<ReadableStore, 'folder' | 'keys' | 'seen'>
  /** Hears, a line each, of what is amiss and keeps nobody from publishing. */
  readonly say: (line: string) => void
}

interface Pulled {
  readonly document: RegistryDocument | null
  readonly registryTag: string | null
  readonly ownersTag: string | null
}

/** Owners are asked for so often at most, milliseconds: a stranger's call costs the bucket nothing. */
const ownersKept = 2000

/**
 * The registry in a bucket, as whoever publishes sees it. Its `registry.json` is what counts: it is written last, on the
 * condition that nobody else has written it since the pull, and only then does this folder follow. Broken off at any
 * step, nothing is served that was not served before; done again, it goes on where it was.
 */
export const createSharedRegistry = ({ bucket, store, say }: Source): SharedRegistry => {
  const { folder, keys, seen } = store
  const source = { bucket, folder, publicKey: keys.publicKey, seen, say }
  let checked = false
  let pulled: Pulled = { document: null, registryTag: null, ownersTag: null }
  /** Since the pull: what a release needs is asked of the bucket once. */
  const sent = new Set<string>()
  let owners: { tag: string | null; at: number } = { tag: null, at: 0 }

  const requireChecked = async (): Promise<void> => {
    if (!checked) await requireConditions(bucket)
    checked = true
  }

  const pull = async (): Promise<void> => {
    await requireChecked()
    sent.clear()
    const found = await bucket.read(bucketLayout.registry)
    const content = found === null || found === 'unchanged' ? null : found.bytes.toString()
    const document = content === null ? null : await verifyShared(source, content)
    const registryTag = found === null || found === 'unchanged' ? null : found.tag
    pulled = { document, registryTag, ownersTag: await pullOwners(source) }
    if (!document || content === null) return
    await pullHistory(bucket, folder)
    await follow(document, content)
  }

  /** What is damaged there holds back this folder, not the release that mends it. */
  const follow = async (document: RegistryDocument, content: string): Promise<void> => {
    const { faults, inService } = await takeOver(source, document, content)
    for (const { message } of faults) say(`${bucket.place}: ${message}`)
    if (!inService) say(`${folder} stays as it is until that is released again`)
  }

  const send = async (releases: readonly Release[]): Promise<readonly Release[]> => {
    const lacking: Release[] = []
    for (const release of releases) if (!(await sendRelease(bucket, store, release))) lacking.push(release)
    return lacking
  }

  const somebodyElse = async (): Promise<never> => {
    await pull()
    throw new StartError('somebody else published meanwhile; run it again')
  }

  const swap = async (next: RegistryDocument, content: string): Promise<void> => {
    const lacking = await send(toSend(pulled.document, next))
    const served = Object.values(next.parts).flatMap(inService)
    const lost = lacking.filter((release) => served.includes(release))
    if (lost.length > 0)
      throw new ReleaseError(
        lost.map(({ part, version }) => `${part} ${version} is not here as it was published: release it too`),
      )
    if (!pulled.ownersTag) await shareOwnersOf(folder)
    if (!(await replaceSurely(bucket, bucketLayout.registry, content, pulled.registryTag)))
      await somebodyElse()
    pulled = { ...pulled, document: next }
    // It is published: what fails from here on is made up for by the next pull.
    await afterwards(() => follow(next, content))
    await afterwards(() =>
      bucket.write(`${bucketLayout.history}/${next.sequence}.json`, Buffer.from(content)),
    )
  }

  /** Those of a folder that was there before the bucket. */
  const shareOwnersOf = async (from: string): Promise<void> => {
    const content = await readFile(join(from, bucketLayout.owners)).catch(() => null)
    if (content) await bucket.replace(bucketLayout.owners, content, null)
  }

  const afterwards = (work: () => Promise<void>): Promise<void> =>
    work().catch((cause) => say(`published, but ${lineOf(cause, bucket) ?? String(cause)}`))

  const inOneLine = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const line = lineOf(cause, bucket)
      throw line === null ? cause : new StartError(line)
    }
  }

  return {
    document: () => pulled.document,
    pull: () => inOneLine(pull),
    send: (releases) => inOneLine(() => send(releases)),
    swap: (next, content) => inOneLine(() => swap(next, content)),
    replaceOwners: (content) =>
      inOneLine(async () => {
        if (!(await replaceSurely(bucket, bucketLayout.owners, content, pulled.ownersTag)))
          await somebodyElse()
      }),
    pullOwners: () =>
      inOneLine(async () => {
        const now = performance.now()
        if (owners.at > 0 && now - owners.at < ownersKept) return
        owners = { tag: await pullOwners(source, owners.tag), at: now }
      }),
    claimCall: (call) =>
      inOneLine(async () => {
        await requireChecked()
        // Of two with the same content, one whose answer was lost would take the other's for its own.
        return replaceSurely(bucket, `${bucketLayout.calls}/${call}`, randomUUID(), null)
      }),
  }
}

const inService = ({ current, canary }: RegistryEntry): readonly Release[] =>
  canary ? [current, canary.candidate] : [current]

/** What the shared registry does not name yet, and what comes into service: that is held to what it is here. */
const toSend = (before: RegistryDocument | null, next: RegistryDocument): readonly Release[] =>
  Object.entries(next.parts).flatMap(([part, entry]) => {
    const known = before?.parts[part]
    const served = known ? inService(known) : []
    const named = known ? [...served, ...known.previous] : []
    return [
      ...inService(entry).filter((release) => !isIn(served, release)),
      ...entry.previous.filter((release) => !isIn(named, release)),
    ]
  })

const isIn = (releases: readonly Release[], { version }: Release): boolean =>
  releases.some((release) => release.version === version)

/** What somebody can act on, in one line; null for the rest. */
const lineOf = (cause: unknown, { place }: ReleaseBucket): string | null => {
  if (cause instanceof StorageError) return `REGISTRY_BUCKET: ${cause.message}`
  if (cause instanceof ReleaseFault) return `${place}: ${cause.message}`
  if (!(cause instanceof RegistryFault)) return null
  return cause.problem === 'older_sequence'
    ? `${place}${bucketLayout.registry} is older than what was in service: put it back from registry.history, or see docs/operation.md to go back on purpose`
    : `${place}${bucketLayout.registry} is not usable (${cause.problem}): put it back from registry.history`
}
