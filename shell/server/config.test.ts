import { describe, expect, test } from '@jest/globals'
import { readConfig } from './config.ts'

test('everything has a default that works', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: null, publicUrl: null, apiUrl: null, trustProxy: false })
  expect(config.registry).toBe(`${config.dataDir}/registry`)
})

test('production stays for a while when it is told to end', () => {
  expect(readConfig({}).drainSeconds).toBe(0)
  expect(readConfig({ NODE_ENV: 'production' }).drainSeconds).toBe(5)
  expect(readConfig({ NODE_ENV: 'production', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
})

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'lonk.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://lonk.example/path' }, 'PUBLIC_URL'],
  [{ API_URL: 'ftp://x' }, 'API_URL'],
  [{ REGISTRY: 's3://releases' }, 'REGISTRY'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
  [{ DRAIN_SECONDS: '1m' }, 'DRAIN_SECONDS'],
  [{ TRIAL_ORIGINS: 'on' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: '*' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'https:' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'ftp://localhost' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'http://localhost:4203/dev' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'https://me:secret@dev.lonk.example' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'https://dev.lonk.example?x' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'https://*.lonk.example' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: "https://dev;script-src'" }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'http://localhost:4203,http://192.168.0.7', NODE_ENV: 'production' }, 'TRIAL_ORIGINS'],
  [{ TRIAL_ORIGINS: 'http://localhost.evil.example', NODE_ENV: 'production' }, 'TRIAL_ORIGINS'],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER'],
  [{ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'off' }, 'COUNTRY_HEADER'],
])('%j is refused in one line that names it', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} is .*needed$`))
})

test('a part is tried from nowhere unless an origin is named, in production from a safe one', () => {
  const originsOf = (TRIAL_ORIGINS: string, NODE_ENV = 'production') =>
    readConfig({ TRIAL_ORIGINS, NODE_ENV }).trialOrigins
  expect(readConfig({}).trialOrigins).toEqual([])
  expect(originsOf('')).toEqual([])
  expect(originsOf('https://dev.lonk.example, http://localhost:4203/,http://127.0.0.1:4203')).toEqual([
    'https://dev.lonk.example',
    'http://localhost:4203',
    'http://127.0.0.1:4203',
  ])
  expect(originsOf('http://192.168.0.7:4203', 'development')).toEqual(['http://192.168.0.7:4203'])
})

describe('the bucket of releases', () => {
  const keys = { S3_ACCESS_KEY_ID: 'the-key', S3_SECRET_ACCESS_KEY: 's3cret' }
  const at = 'endpoint=https://s3.example'
  const read = (REGISTRY_BUCKET: string, env: Record<string, string> = keys, NODE_ENV = 'production') =>
    readConfig({ REGISTRY_BUCKET, NODE_ENV, ...env })

  test('is none unless it is set; the folder of this machine stays beside it', () => {
    expect(readConfig({}).registryBucket).toBeNull()
    const config = read(`s3://releases/site?${at}&region=eu-1`)
    expect(config.registryBucket).toMatchObject({ bucket: 'releases', prefix: 'site/', region: 'eu-1' })
    expect(config.registry).toBe(`${config.dataDir}/registry`)
  })

  test.each<[string, RegExp, Record<string, string>?]>([
    ['/srv/releases', /s3:\/\/bucket\/prefix\?endpoint=https:\/\/…&region=… is needed/],
    ['https://s3.example/releases', /s3:\/\/bucket\/prefix.* is needed/],
    ['s3://releases', /an endpoint is needed/],
    ['s3://releases?endpoint=http://s3.example', /production needs an endpoint with https/],
    [`s3://releases?${at}`, /needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/, {}],
    [`s3://me:s3cret@releases?${at}`, /the keys go into/],
  ])('%s is refused with one line that repeats nothing secret', (raw, line, env = keys) => {
    expect(() => read(raw, env)).toThrow(line)
    expect(() => read(raw, env)).toThrow(/^REGISTRY_BUCKET: [^\n]+$/)
    expect(() => read(raw, env)).not.toThrow(/s3cret/)
  })
})
