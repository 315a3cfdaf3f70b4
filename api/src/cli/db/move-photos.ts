import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isExportKey } from '../../adapters/exports/export-store.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { filesAt, readLocation, type StoreLocation } from '../../adapters/files/store-location.ts'
import { isPhotoKey } from '../../adapters/photos/photo-store.ts'
import type { Config } from '../../config.ts'
import { StartError } from '../../start-error.ts'

/** Each is in memory as a whole. */
const atOnce = 4

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `photos --to <place> [--exact]`: copies what lies in PHOTO_STORE to another place and compares every byte there.
 * Done again it copies only what is missing or differs. Returns what to print.
 */
export const movePhotos = async (
  { photoStore: from, environment }: Pick<Config, 'photoStore' | 'environment'>,
  args: readonly string[],
  env: Environment = process.env,
): Promise<string[]> => {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' }, exact: { type: 'boolean', default: false } },
  })
  if (!values.to) throw new StartError('photos: --to a folder or s3://bucket is needed')
  const to = readLocation(values.to, { name: '--to', env, production: environment === 'production' })
  if (isSame(from, to)) throw new StartError('--to: PHOTO_STORE lies there already')
  const copied = async (kind: 'photos' | 'exports') =>
    `${kind}: ${await copyAll(filesAt(from, kind), filesAt(to, kind), { kind, exact: values.exact })}`
  return [await copied('photos'), await copied('exports')]
}

const isSame = (one: StoreLocation, other: StoreLocation): boolean => {
  if (one.kind === 'folder') return other.kind === 'folder' && one.folder === other.folder
  if (other.kind === 'folder') return false
  return (['endpoint', 'bucket', 'prefix'] as const).every((part) => one[part] === other[part])
}

const copyAll = async (
  from: FileStore,
  to: FileStore,
  { kind, exact }: { kind: 'photos' | 'exports'; exact: boolean },
): Promise<string> => {
  const isKey = kind === 'photos' ? isPhotoKey : isExportKey
  const [here, there] = [await sizesIn(from, isKey), await sizesIn(to, isKey)]
  // As by a word that was mistyped: it would remove all.
  if (exact && kind === 'photos' && here.size === 0 && there.size > 0)
    throw new StartError('--exact: PHOTO_STORE has no photos, so none is removed')
  const waiting = [...here.keys()]
  const done = { copied: 0, there: 0, bytes: 0 }
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const bytes = await bytesOf(from, name)
      // Erased since it was listed.
      if (!bytes) continue
      done.bytes += bytes.length
      const isThere = there.get(name) === bytes.length && (await bytesOf(to, name))?.equals(bytes)
      done[isThere ? 'there' : 'copied'] += 1
      if (!isThere) await copy(to, name, bytes)
    }
  }
  const stop = (cause: unknown) => {
    waiting.length = 0
    throw cause
  }
  // Where one fails the others end what they have: nothing is under way any more when the command says so.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, () => work().catch(stop)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const others = [...there.keys()].filter((name) => !here.has(name))
  if (exact) for (const name of others) await to.remove(name)
  const more = exact ? `${others.length} more were removed` : `${others.length} more are there`
  return `${done.copied} copied, ${done.there} were there, ${done.bytes} bytes compared; ${more}`
}

const sizesIn = async (files: FileStore, isKey: (name: string) => boolean): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>()
  for await (const { name, size } of files.list()) if (isKey(name)) sizes.set(name, size)
  return sizes
}

const bytesOf = async (files: FileStore, name: string): Promise<Buffer | null> => {
  const found = await files.open(name)
  return found && buffer(found.stream)
}

const copy = async (to: FileStore, name: string, bytes: Buffer): Promise<void> => {
  await to.write(name, bytes)
  if (!(await bytesOf(to, name))?.equals(bytes))
    throw new StartError(`${name} did not arrive as it was sent; the rest waits for the next try`)
}
