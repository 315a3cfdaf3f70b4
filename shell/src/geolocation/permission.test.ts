import { expect, test } from '@jest/globals'
import { geolocationPermission } from './permission.ts'

// Only what the rule looks at.
const browser = (parts: object) => parts as Navigator
const permissions = (query: () => Promise<{ state: PermissionState }>) => ({
  geolocation: {},
  permissions: { query },
})

test('a browser without geolocation is unsupported', async () => {
  expect(await geolocationPermission(browser({}))).toBe('unsupported')
})

test('a browser that does not say, or refuses to, is unknown', async () => {
  expect(await geolocationPermission(browser({ geolocation: {} }))).toBe('unknown')
  expect(await geolocationPermission(browser(permissions(() => Promise.reject(new TypeError('no')))))).toBe(
    'unknown',
  )
})

test.each(['granted', 'denied', 'prompt'] as const)(
  'otherwise it is the browser\'s own "%s"',
  async (state) => {
    expect(await geolocationPermission(browser(permissions(async () => ({ state }))))).toBe(state)
  },
)
