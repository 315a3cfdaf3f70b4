import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { decodeSigned, encodeSigned } from '../../shell/server/registry/signed-file.ts'
import { noted, type StoreAct } from '../../shell/server/registry/store-acts.ts'
import { changeStore } from '../release/change-store.ts'
import { ReleaseError } from '../release/release-error.ts'
import type { ReadableStore, Store } from '../release/store.ts'

/** Who may publish which parts; `publicKey` is an Ed25519 SPKI DER as base64. */
export interface Owner {
  readonly name: string
  readonly publicKey: string
  readonly parts: readonly string[]
}

const namePattern = /^[a-z][a-z0-9-]{0,39}$/

const ownersFile = z.object({
  // One more with each change, so that of two lists the newer one is known.
  sequence: z._default(z.number(), 0),
  owners: z.array(
    z.object({
      name: z.string().check(z.regex(namePattern)),
      publicKey: z.string(),
      parts: z.array(z.string()),
    }),
  ),
})

const fileOf = (store: Pick<ReadableStore, 'folder'>): string => join(store.folder, 'owners.json')

/**
 * The list beside the registry, empty where there is none. It is signed like the registry: whoever can write to the
 * store, but has no key, makes nobody an owner.
 */
export const readOwners = async (store: Pick<ReadableStore, 'folder' | 'keys'>): Promise<readonly Owner[]> =>
  (await readList(store)).owners

const readList = async (
  store: Pick<ReadableStore, 'folder' | 'keys'>,
): Promise<z.infer<typeof ownersFile>> => {
  const content = await readFile(fileOf(store), 'utf8').catch(() => null)
  if (content === null) return { sequence: 0, owners: [] }
  const { document, problem } = decodeSigned(content, ownersFile, store.keys.publicKey)
  if (!document) throw new ReleaseError([`${fileOf(store)} is not usable (${problem}): add the owners again`])
  return document
}

/** Adds an owner, or gives one another key or other parts. */
export const addOwner = async (store: Store, owner: Owner): Promise<void> => {
  if (!namePattern.test(owner.name))
    throw new ReleaseError([`${JSON.stringify(owner.name)} is no name: small letters, digits and dashes`])
  publicKeyOf(owner.publicKey)
  for (const part of owner.parts)
    if (!/^(shell|mf-[a-z][a-z0-9-]*)$/.test(part))
      throw new ReleaseError([`${JSON.stringify(part)} is no part: shell, or a remote such as mf-chat`])
  const parts = owner.parts.join(' ')
  const outcome = `${owner.name} may publish ${parts}, by the key ${owner.publicKey}`
  await change(store, { act: 'owners add', part: parts, outcome }, (owners) => [
    ...owners.filter(({ name }) => name !== owner.name),
    owner,
  ])
}

export const removeOwner = (store: Store, name: string): Promise<void> =>
  change(store, { act: 'owners remove', part: '', outcome: `${name} may publish nothing` }, (owners) => {
    if (!owners.some((owner) => owner.name === name)) throw new ReleaseError([`${name} is no owner`])
    return owners.filter((owner) => owner.name !== name)
  })

const change = (
  store: Store,
  act: Omit<StoreAct, 'version'>,
  next: (owners: readonly Owner[]) => readonly Owner[],
): Promise<void> =>
  changeStore(store, async () => {
    const before = await readList(store)
    const owners = [...next(before.owners)].sort((a, b) => a.name.localeCompare(b.name))
    const content = encodeSigned({ sequence: before.sequence + 1, owners }, store.keys.privateKey)
    await noted(store.audit, [{ ...act, version: null }], async () => {
      await store.shared?.replaceOwners(content)
      const draft = `${fileOf(store)}.next`
      await writeFile(draft, content)
      await rename(draft, fileOf(store))
    })
  })

export const publicKeyOf = (text: string): KeyObject => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new ReleaseError([
    'the public key is no Ed25519 key (spki DER, base64): npm run registry -- owner-key',
  ])
}
