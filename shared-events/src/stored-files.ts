import type { FilesRow } from './storage-register.ts'

/** Files of one row, by a path that the row's owner makes up. None of it ever rejects. */
export interface StoredFiles {
  readonly get: (path: string) => Promise<Blob | null>
  /** False where the browser keeps nothing. */
  readonly put: (path: string, file: Blob | string) => Promise<boolean>
  readonly remove: (path: string) => Promise<void>
  readonly paths: () => Promise<readonly string[]>
}

/**
 * The one way to the Cache Storage, which takes files of any size, for pages and the service worker; it is denied
 * where the web storages are, and absent without https. `open` is for tests.
 */
export const createStoredFiles = (
  { key }: FilesRow,
  open: () => Promise<Cache> = async () => caches.open(key),
): StoredFiles => {
  const attempt = async <T>(act: (cache: Cache) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act(await open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (path) => attempt(async (cache) => (await (await cache.match(path))?.blob()) ?? null, null),
    put: (path, file) =>
      attempt(async (cache) => {
        await cache.put(path, new Response(file))
        return true
      }, false),
    remove: (path) => attempt((cache) => cache.delete(path).then(() => undefined), undefined),
    paths: () => attempt(async (cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname), []),
  }
}

/** All files of a row. */
export const forgetFiles = async ({ key }: FilesRow): Promise<void> => {
  try {
    await caches.delete(key)
  } catch {
    // Then nothing was kept either.
  }
}
