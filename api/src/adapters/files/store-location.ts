import { join, resolve } from 'node:path'
import { type Bucket, readBucket } from '@lonk/shared-api/bucket/bucket-location.ts'
import { StartError } from '../../start-error.ts'
import { createBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { createFolder } from './folder.ts'

/** Where pictures and exports lie. */
export type StoreLocation = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & Bucket)

type Environment = Readonly<Record<string, string | undefined>>
type Asked = { name: string; env: Environment; production: boolean }

/**
 * Reads `/a/folder` or `s3://bucket/prefix?endpoint=https://…&region=…`, whose keys stand in the environment. `name` is
 * what whoever wrote it calls it. The value is never repeated: somebody may have put a secret into it.
 */
export const readLocation = (raw: string, { name, env, production }: Asked): StoreLocation => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(raw)) return { kind: 'folder', folder: resolve(raw) }
  const refuse = (what: string): never => {
    throw new StartError(`${name}: ${what}`)
  }
  const url = URL.parse(raw)
  if (url?.protocol !== 's3:')
    return refuse('a folder is needed, or s3://bucket/prefix?endpoint=https://…&region=…')
  return { kind: 'bucket', ...readBucket(url, { env, production, refuse }) }
}

/** Exports lie beside the pictures, which several processes share; no picture's name leads in there. */
export const filesAt = (location: StoreLocation, kind: 'photos' | 'exports'): FileStore => {
  const hidden = kind === 'exports'
  if (location.kind === 'bucket')
    return createBucket({ ...location, prefix: hidden ? `${location.prefix}exports/` : location.prefix })
  return createFolder(hidden ? join(location.folder, 'exports') : location.folder, { private: hidden })
}

/** Where a person finds a picture. */
export const addressIn = (location: StoreLocation, key: string): string =>
  location.kind === 'bucket' ? `s3://${location.bucket}/${location.prefix}${key}` : join(location.folder, key)
