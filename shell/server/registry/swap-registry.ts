import type { KeyObject } from 'node:crypto'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { encodeRegistry, readSignedRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

export const emptyRegistry: RegistryDocument = { sequence: 0, parts: {} }

/**
 * The registry as the release tool sees it. A store without one is empty; a broken one is refused: publishing on
 * top of it would lose what runs.
 */
export const registryToChange = async (
  folder: string,
  keys: { readonly publicKey: KeyObject },
): Promise<RegistryDocument> => {
  const { registry } = storeLayout(folder)
  const { document, problem } = await readSignedRegistry(registry, keys.publicKey)
  if (document) return document
  if (problem === 'missing') return emptyRegistry
  throw new Error(`${registry} is not usable (${problem}): restore it from registry.history`)
}

/**
 * Makes `parts` what runs, in one rename. Refused when the sequence is no longer the one that the caller worked
 * from. The caller holds the publish lock.
 */
export const swapRegistry = async (
  folder: string,
  keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  from: RegistryDocument,
  parts: RegistryDocument['parts'],
): Promise<RegistryDocument> => {
  const layout = storeLayout(folder)
  const now = await registryToChange(folder, keys)
  if (now.sequence !== from.sequence) {
    throw new Error(`the registry moved from ${from.sequence} to ${now.sequence} meanwhile: try again`)
  }
  const next = { sequence: from.sequence + 1, parts }
  const content = encodeRegistry(next, keys.privateKey)
  await mkdir(layout.history, { recursive: true })
  await writeFile(join(layout.history, `${next.sequence}.json`), content)
  await replaceFile(layout.registry, content)
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
