import { expect, it } from '@jest/globals'
import { addressIn, readLocation } from './store-location.ts'

const keys = { S3_ACCESS_KEY_ID: 'the-key', S3_SECRET_ACCESS_KEY: 's3cret' }
const read = (raw: string, env: Record<string, string> = keys, production = true) =>
  readLocation(raw, { name: 'PHOTO_STORE', env, production })

it('a folder is a folder', () => {
  const place = read('/srv/photos', {})
  expect(place).toEqual({ kind: 'folder', folder: '/srv/photos' })
  expect(addressIn(place, 'a.webp')).toBe('/srv/photos/a.webp')
})

it('a bucket has an endpoint, a region, perhaps a prefix, and its keys from the environment', () => {
  const place = read('s3://pictures/sites/lonk/?endpoint=https://s3.example/&region=eu-1')
  expect(place).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.example',
    region: 'eu-1',
    bucket: 'pictures',
    prefix: 'sites/lonk/',
    accessKeyId: 'the-key',
    secretAccessKey: 's3cret',
  })
  expect(addressIn(place, 'a.webp')).toBe('s3://pictures/sites/lonk/a.webp')
  expect(read('s3://pictures?endpoint=http://localhost:9000')).toMatchObject({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
    prefix: '',
  })
})

it('outside production the way to the store may be open', () => {
  expect(read('s3://pictures?endpoint=http://nas.example', keys, false)).toMatchObject({
    endpoint: 'http://nas.example',
  })
})

const at = 'endpoint=https://s3.example'
it.each<[string, RegExp, Record<string, string>?]>([
  ['https://s3.example/pictures', /a folder is needed, or s3:/],
  ['s3://', /a bucket is needed/],
  [`s3:///prefix?${at}`, /a bucket is needed/],
  [`s3://no bucket?${at}`, /a folder is needed, or s3:|a bucket is needed/],
  ['s3://pictures', /an endpoint is needed/],
  ['s3://pictures?endpoint=s3.example', /an endpoint is needed/],
  ['s3://pictures?endpoint=ftp://s3.example', /an endpoint is needed/],
  ['s3://pictures?endpoint=https://user:s3cret@s3.example', /an endpoint is needed/],
  ['s3://pictures?endpoint=http://s3.example', /production needs an endpoint with https/],
  [`s3://pictures?${at}&regoin=eu-1`, /only endpoint and region can be said/],
  [`s3://pictures?${at}&region=eu 1`, /region is no region/],
  [`s3://pictures/a%20b?${at}`, /a prefix may have/],
  [`s3://the-key:s3cret@pictures?${at}`, /the keys go into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [`s3://pictures?${at}`, /s3:\/\/ needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/, {}],
  [`s3://pictures?${at}`, /needs S3_ACCESS_KEY_ID and/, { S3_ACCESS_KEY_ID: 'the-key' }],
])('%s is refused with one line that repeats nothing secret', (raw, line, env = keys) => {
  expect(() => read(raw, env)).toThrow(line)
  expect(() => read(raw, env)).toThrow(/^PHOTO_STORE: [^\n]+$/)
  expect(() => read(raw, env)).not.toThrow(/s3cret/)
})
