import { isLoopbackName } from '../loopback.ts'

/** Where files lie in a bucket of a server that speaks S3's interface, and the keys to it. */
export type Bucket = {
  endpoint: string
  region: string
  bucket: string
  /** Before each name, with a slash at its end; empty for none. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

type Asked = {
  env: Readonly<Record<string, string | undefined>>
  production: boolean
  /** Says in one line what is wrong. The value is never in it: somebody may have put a secret into it. */
  refuse: (what: string) => never
}

/** Reads `s3://bucket/prefix?endpoint=https://…&region=…`, whose keys stand in the environment. */
export const readBucket = (url: URL, { env, production, refuse }: Asked): Bucket => {
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
  return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
}

const readEndpoint = (raw: string | null, production: boolean, refuse: (what: string) => never): string => {
  const url = URL.parse(raw ?? '')
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.search || url.hash || url.username)
    return refuse('an endpoint is needed, as ?endpoint=https://s3.example')
  if (production && url.protocol === 'http:' && !isLoopbackName(url.hostname))
    return refuse('production needs an endpoint with https')
  return url.href.replace(/\/+$/, '')
}

/** Reads `REGISTRY_BUCKET`: where several machines have their releases from. Null where it is not set. */
export const readRegistryBucket = ({ env, production, refuse }: Asked): Bucket | null => {
  if (!env.REGISTRY_BUCKET) return null
  const url = URL.parse(env.REGISTRY_BUCKET)
  return url?.protocol === 's3:'
    ? readBucket(url, { env, production, refuse })
    : refuse('s3://bucket/prefix?endpoint=https://…&region=… is needed')
}
