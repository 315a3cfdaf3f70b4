import type { KeyObject } from 'node:crypto'
import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'
import { composeFor } from '../composition.ts'
import { readPublishedRelease } from '../published-release.ts'
import { registryDocument } from '../registry.schema.ts'
import { putInService } from '../registry-file.ts'
import type { SeenRegistry } from '../seen-registry.ts'
import { releasesInService } from '../served-releases.ts'
import { decodeSigned } from '../signed-file.ts'
import { readSignedRegistry } from '../signed-registry.ts'
import { storeLayout } from '../store-layout.ts'
import { wholeReleaseIn } from '../whole-release.ts'
import { RegistryFault, ReleaseFault } from './fault.ts'
import { fetchRelease } from './fetch-release.ts'
import type { ReleaseBucket } from './release-bucket.ts'

export interface PullSource {
  readonly bucket: ReleaseBucket
  readonly folder: string
  readonly publicKey: KeyObject
  readonly seen: Pick<SeenRegistry, 'last'>
}

/** What is in the bucket, if our key signed it and nothing newer was in service here; else a `RegistryFault`. */
export const verifyShared = async (
  { folder, publicKey, seen }: PullSource,
  content: string,
): Promise<RegistryDocument> => {
  const { document, problem } = decodeSigned(content, registryDocument, publicKey)
  if (!document) throw new RegistryFault(problem)
  const [here, last] = await Promise.all([
    readSignedRegistry(storeLayout(folder).registry, publicKey),
    seen.last(),
  ])
  const newest = Math.max(here.document?.sequence ?? -1, last?.sequence ?? -1)
  if (document.sequence < newest) throw new RegistryFault('older_sequence')
  return document
}

export interface Taken {
  /** False where something that visitors would get cannot be had: the folder's registry is then what it was. */
  readonly inService: boolean
  readonly faults: readonly ReleaseFault[]
}

/**
 * Fetches every release that a verified registry names and that is not here, and then makes it this folder's registry.
 * What nobody is served now, and is there to go back to, may lack: its fault is told, and rolling back passes it over.
 * The caller holds the folder's publish lock.
 */
export const takeOver = async (
  source: PullSource,
  document: RegistryDocument,
  content: string,
): Promise<Taken> => {
  const { folder, publicKey } = source
  const served = servedOf(document)
  const faults: ReleaseFault[] = []
  for (const release of served)
    if (!(await wholeReleaseIn(folder, publicKey, release))) faults.push(...(await tryFetch(source, release)))
  const inService = faults.length === 0
  for (const release of keptOf(document, served)) {
    const at = storeLayout(folder).release(release.part, release.version)
    // Renamed into place, it was whole; damage since then is not looked for in what nobody is served.
    const { problem } = await readPublishedRelease(at, release, publicKey)
    if (problem) faults.push(...(await tryFetch(source, release)))
  }
  if (inService) await putInService(folder, document.sequence, content)
  return { inService, faults }
}

const tryFetch = async (source: PullSource, release: Release): Promise<readonly ReleaseFault[]> => {
  try {
    await fetchRelease(source, release)
    return []
  } catch (cause) {
    if (!(cause instanceof ReleaseFault)) throw cause
    // It would be away for the next one too.
    if (cause.cause instanceof StorageError && cause.cause.reason === 'away') throw cause
    return [cause]
  }
}

/** What visitors get: current releases, candidates, and an earlier one where the shell that runs needs it. */
const servedOf = (document: RegistryDocument): readonly Release[] => {
  const composition = composeFor(document, null)
  const named = releasesInService(document)
  const composed = composition ? [...composition.remotes.values()] : []
  return [...named, ...composed.filter((release) => !isIn(named, release))]
}

const keptOf = (document: RegistryDocument, served: readonly Release[]): readonly Release[] =>
  Object.values(document.parts)
    .flatMap(({ previous }) => previous)
    .filter((release) => !isIn(served, release))

const isIn = (releases: readonly Release[], { part, version }: Release): boolean =>
  releases.some((one) => one.part === part && one.version === version)
