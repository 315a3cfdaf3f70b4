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
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, 'COUNTRY_HEADER'],
  [{ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'off' }, 'COUNTRY_HEADER'],
])('%j is refused in one line that names it', (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} is .*needed$`))
})
