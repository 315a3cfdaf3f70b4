import type { KeyObject } from 'node:crypto'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { StartError } from '../start-error.ts'
import type { SeenRegistry } from './seen-registry.ts'
import { encodeRegistry, readSignedRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

export const emptyRegistry: RegistryDocument = { sequence: 0, parts: {} }

/** A store that may be changed: its folder, the keys, and what was in service last as far as this machine knows. */
export interface WritableStore {
  readonly folder: string
  readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  readonly seen: SeenRegistry
}

/**
 * The registry as the release tool sees it. A store without one is empty, and its sequence goes on from the last one
 * seen: document servers refuse a lower one. A broken one is refused, because publishing on top of it would lose what
 * runs; an older one, because our signature would make it the newest.
 */
export const registryToChange = async ({ folder, keys, seen }: WritableStore): Promise<RegistryDocument> => {
  const { registry } = storeLayout(folder)
  const [{ document, problem }, last] = await Promise.all([
    readSignedRegistry(registry, keys.publicKey),
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
 * from. The caller holds the publish lock.
 */
export const swapRegistry = async (
  store: WritableStore,
  from: RegistryDocument,
  parts: RegistryDocument['parts'],
): Promise<RegistryDocument> => {
  const layout = storeLayout(store.folder)
  const now = await registryToChange(store)
  if (now.sequence !== from.sequence) {
    throw new Error(`the registry moved from ${from.sequence} to ${now.sequence} meanwhile: try again`)
  }
  const next = { sequence: from.sequence + 1, parts }
  const content = encodeRegistry(next, store.keys.privateKey)
  await mkdir(layout.history, { recursive: true })
  await writeFile(join(layout.history, `${next.sequence}.json`), content)
  await replaceFile(layout.registry, content)
  await store.seen.remember()
  return next
}

const replaceFile = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.next`
  const handle = await open(draft, 'w')
  await handle.writeFile(content)
  await handle.sync()
  await handle.close()
  await rename(draft, file)
  const folder = await open(dirname(file), 'r')
  await folder.sync()
  await folder.close()
}
