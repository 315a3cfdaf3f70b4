import { expect, test } from '@jest/globals'
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
