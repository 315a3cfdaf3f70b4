import { expect, test } from '@jest/globals'
import { followPermission } from './permission.ts'

// Only what the rule looks at.
const browser = (parts: object) => parts as Navigator
const permissions = (query: () => Promise<object>) => ({ geolocation: {}, permissions: { query } })
const status = (state: PermissionState) => Object.assign(new EventTarget(), { state })

const told = async (from: Navigator) => {
  const heard: string[] = []
  await followPermission((permission) => heard.push(permission), from)
  return heard
}

test('a browser without geolocation is unsupported', async () => {
  expect(await told(browser({}))).toEqual(['unsupported'])
})

test('a browser that does not say, or refuses to, is unknown', async () => {
  expect(await told(browser({ geolocation: {} }))).toEqual(['unknown'])
  expect(await told(browser(permissions(() => Promise.reject(new TypeError('no')))))).toEqual(['unknown'])
})

test.each(['granted', 'denied', 'prompt'] as const)(
  'otherwise it is the browser\'s own "%s"',
  async (state) => {
    expect(await told(browser(permissions(async () => status(state))))).toEqual([state])
  },
)

test('what the person changes in the browser is known at once', async () => {
  const asked = status('prompt')
  const heard: string[] = []
  await followPermission((permission) => heard.push(permission), browser(permissions(async () => asked)))
  asked.state = 'denied'
  asked.dispatchEvent(new Event('change'))
  expect(heard).toEqual(['prompt', 'denied'])
})
