import type { KeyObject } from 'node:crypto'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'
import type { OfferedCalls } from '../api/offered-calls.ts'
import { StartError } from '../start-error.ts'
import { putInService } from './registry-file.ts'
import type { SeenRegistry } from './seen-registry.ts'
import { encodeRegistry, readSignedRegistry } from './signed-registry.ts'
import { actsOfSwap, type NoteActs, noted } from './store-acts.ts'
import { storeLayout } from './store-layout.ts'

export const emptyRegistry: RegistryDocument = { sequence: 0, parts: {} }

/** A store to look at: its folder, whose signature counts, and what was in service last as far as this machine knows. */
export interface ReadableStore {
  readonly folder: string
  readonly keys: { readonly publicKey: KeyObject }
  readonly seen: SeenRegistry
  /** What other machines have their releases from; absent where this folder is all there is. */
  readonly shared?: SharedRegistry
}

/** One that may be changed. */
export interface WritableStore extends ReadableStore {
  readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  /** Where what is done here is written down; absent where somebody else does that, and in a store to try things in. */
  readonly audit?: NoteActs
  /** What the API takes and gives that visitors of this store meet; absent where none is behind it. */
  readonly offeredCalls?: () => Promise<OfferedCalls | null>
}

/** A registry in a bucket that several machines share. Whoever calls it holds the folder's publish lock. */
export interface SharedRegistry {
  /** Brings this folder to what is shared, and remembers what that was. */
  readonly pull: () => Promise<void>
  /** As of the last pull; null where nothing is shared yet. */
  readonly document: () => RegistryDocument | null
  /** Makes these releases there what they are here; gives those that are not whole here. */
  readonly send: (releases: readonly Release[]) => Promise<readonly Release[]>
  /** Makes a registry the shared one, and then this folder's. Refused when somebody else was quicker since the pull. */
  readonly swap: (next: RegistryDocument, content: string) => Promise<void>
  /** The same for the signed list of owners. */
  readonly replaceOwners: (content: string) => Promise<void>
  /** Brings that list here, for whoever only reads it; needs no lock. */
  readonly pullOwners: () => Promise<void>
  /** True for whoever is first, on whichever machine, to carry out a call of a team, named by its signature's hash. */
  readonly claimCall: (call: string) => Promise<boolean>
}

/**
 * The registry as the release tool sees it. A store without one is empty, and its sequence goes on from the last one
 * seen: document servers refuse a lower one. A broken one is refused, because publishing on top of it would lose what
 * runs; an older one, because our signature would make it the newest.
 */
export const registryToChange = async ({
  folder,
  keys,
  seen,
  shared,
}: ReadableStore): Promise<RegistryDocument> => {
  const { registry } = storeLayout(folder)
  // A folder that a damaged release holds back is older than what is shared.
  const pulled = shared?.document()
  const [{ document, problem }, last] = await Promise.all([
    pulled ? { document: pulled, problem: null } : readSignedRegistry(registry, keys.publicKey),
    seen.last(),
  ])
  if (document && last && document.sequence < last.sequence) {
    throw new StartError(
      `${registry} has sequence ${document.sequence}, but ${last.sequence} was in service: ` +
        'put it back from registry.history, or see docs/operation.md to go back on purpose',
    )
  }
  if (document) return document
  if (problem === 'missing') return { ...emptyRegistry, sequence: last?.sequence ?? 0 }
  throw new StartError(`${registry} is not usable (${problem}): restore it from registry.history`)
}

/**
 * Makes `parts` what runs, in one rename. Refused when the sequence is no longer the one that the caller worked
 * from. `act` is what the log calls it. The caller holds the publish lock.
 */
export const swapRegistry = async (
  store: WritableStore,
  from: RegistryDocument,
  parts: RegistryDocument['parts'],
  act = 'change',
): Promise<RegistryDocument> => {
  const now = await registryToChange(store)
  if (now.sequence !== from.sequence) {
    throw new StartError(`the registry moved from ${from.sequence} to ${now.sequence} meanwhile: try again`)
  }
  const next = { sequence: from.sequence + 1, parts }
  const content = encodeRegistry(next, store.keys.privateKey)
  await noted(store.audit, actsOfSwap(act, now.parts, parts), async () => {
    if (store.shared) await store.shared.swap(next, content)
    else await putInService(store.folder, next.sequence, content)
  })
  await store.seen.remember()
  return next
}
