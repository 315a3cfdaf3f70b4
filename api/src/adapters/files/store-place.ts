import { join, resolve } from 'node:path'
import { isLoopbackName } from '../../http/loopback.ts'
import { StartError } from '../../start-error.ts'
import { type Bucket, createBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { createFolder } from './folder.ts'

/** Where pictures and exports lie. */
export type StorePlace = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & Bucket)

type Environment = Readonly<Record<string, string | undefined>>
type Asked = { name: string; env: Environment; production: boolean }

/**
 * Reads `/a/folder` or `s3://bucket/prefix?endpoint=https://…&region=…`, whose keys stand in the environment. `name` is
 * what whoever wrote it calls it. The value is never repeated: somebody may have put a secret into it.
 */
export const readPlace = (raw: string, { name, env, production }: Asked): StorePlace => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(raw)) return { kind: 'folder', folder: resolve(raw) }
  const refuse = (what: string): never => {
    throw new StartError(`${name}: ${what}`)
  }
  const url = URL.parse(raw)
  if (url?.protocol !== 's3:')
    return refuse('a folder is needed, or s3://bucket/prefix?endpoint=https://…&region=…')
  if (url.username || url.password)
    return refuse('the keys go into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const unknown = [...url.searchParams.keys()].find((key) => !['endpoint', 'region'].includes(key))
  if (unknown !== undefined || url.hash) return refuse('of s3:// only endpoint and region can be said')
  const bucket = decodeURIComponent(url.host)
  if (!/^[\w.-]{3,63}$/.test(bucket)) return refuse('a bucket is needed, as s3://bucket')
  const parts = url.pathname.split('/').filter(Boolean)
  if (!parts.every((part) => /^[\w.-]+$/.test(part)))
    return refuse('a prefix may have letters, digits, points, lines and slashes')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!/^[\w-]+$/.test(region)) return refuse('region is no region')
  const endpoint = readEndpoint(url.searchParams.get('endpoint'), production, refuse)
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) return refuse('s3:// needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const prefix = parts.map((part) => `${part}/`).join('')
  return { kind: 'bucket', endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
}

const readEndpoint = (raw: string | null, production: boolean, refuse: (what: string) => never): string => {
  const url = URL.parse(raw ?? '')
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.search || url.hash || url.username)
    return refuse('an endpoint is needed, as ?endpoint=https://s3.example')
  if (production && url.protocol === 'http:' && !isLoopbackName(url.hostname))
    return refuse('production needs an endpoint with https')
  return url.href.replace(/\/+$/, '')
}

/** Exports lie beside the pictures, which several processes share; no picture's name leads in there. */
export const filesAt = (place: StorePlace, kind: 'photos' | 'exports'): FileStore => {
  const hidden = kind === 'exports'
  if (place.kind === 'bucket')
    return createBucket({ ...place, prefix: hidden ? `${place.prefix}exports/` : place.prefix })
  return createFolder(hidden ? join(place.folder, 'exports') : place.folder, { private: hidden })
}

/** Where a person finds a picture. */
export const addressIn = (place: StorePlace, key: string): string =>
  place.kind === 'bucket' ? `s3://${place.bucket}/${place.prefix}${key}` : join(place.folder, key)
