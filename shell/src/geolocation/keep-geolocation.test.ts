import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { lastPlace } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { keepGeolocation } from './keep-geolocation.ts'

const zeist = { country: 'NL', region_id: 3, city: 'Zeist', distance_km: 2 }
type Ask = Geolocation['getCurrentPosition']

const inZeist: Ask = (found) => {
  const coords = { latitude: 52.0907374, longitude: 5.2309123 }
  found({ coords } as GeolocationPosition)
}
const refusing =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError)

const kept = () => localStorage.getItem(lastPlace.key)

beforeEach(() => localStorage.clear())

const start = (device: Ask, given: { answer?: FakeRoute; user?: User } = {}) => {
  const { callsOf } = fakeApi(api, { 'GET /api/geocode.php': given.answer ?? (() => ({ body: zeist })) })
  const asked: (PositionOptions | undefined)[] = []
  const geolocation = {
    getCurrentPosition: (...[found, failed, options]: Parameters<Ask>) => {
      asked.push(options)
      device(found, failed, options)
    },
  }
  const bus = createBus()
  const state = createState({ user: given.user ?? null })
  keepGeolocation(state, {
    bus,
    browser: { geolocation } as unknown as Navigator,
  })
  const ask = async () => {
    bus.publish('position-requested', {})
    await settled()
  }
  const settled = () =>
    new Promise<void>((resolve) => {
      state.observe('geocoding').subscribe((underWay) => !underWay && resolve())
    })
  return { asked, ask, bus, calls: () => callsOf('GET /api/geocode.php'), settled, state }
}

test('the device is asked on a request alone, never by itself', async () => {
  const { asked, ask, state } = start(inZeist)
  expect(asked).toEqual([])
  expect(state.get('geocode')).toBeNull()
  await ask()
  expect(asked).toHaveLength(1)
})

test('a position of up to an hour ago is good enough', async () => {
  const { asked, ask } = start(inZeist)
  await ask()
  expect(asked[0]).toMatchObject({ maximumAge: 3_600_000 })
})

test('the city is in the shared state and in storage; no more than a kilometre of it leaves the device', async () => {
  const { ask, calls, state } = start(inZeist)
  await ask()
  expect(calls().map(({ query }) => query)).toEqual([{ lat: 52.09, lon: 5.23 }])
  expect(state.get('geocode')).toEqual(zeist)
  expect(JSON.parse(kept() ?? '')).toEqual(zeist)
})

test.each([
  ['the person denies it', refusing(1)],
  ['the device does not know', refusing(2)],
  ['the device is too slow', refusing(3)],
])('it is false where %s, and nobody asks the server', async (_, device) => {
  const { ask, calls, state } = start(device)
  await ask()
  expect(state.get('geocode')).toBe(false)
  expect(kept()).toBe('false')
  expect(calls()).toEqual([])
})

test.each<[string, FakeRoute]>([
  ['the server knows no place there', () => ({ body: false })],
  ['the server refuses', () => refusal(429, 'rate_limited', {})],
])('it is false where %s', async (_, answer) => {
  const { ask, state } = start(inZeist, { answer })
  await ask()
  expect(state.get('geocode')).toBe(false)
})

test('what was found earlier on this device is there from the start, without asking', () => {
  localStorage.setItem(lastPlace.key, JSON.stringify(zeist))
  const { asked, state } = start(inZeist)
  expect(state.get('geocode')).toEqual(zeist)
  expect(asked).toEqual([])
})

test.each(['{', '{"city":7}', '"Zeist"', 'true'])('a storage that holds %s counts as empty', (text) => {
  localStorage.setItem(lastPlace.key, text)
  const { state } = start(inZeist)
  expect(state.get('geocode')).toBeNull()
})

test('where storage is denied the shared state has it all the same', async () => {
  const allow = denyStorage()
  const { ask, state } = start(inZeist)
  await ask()
  allow()
  expect(state.get('geocode')).toEqual(zeist)
})

test('asked twice at once, the device is asked once', async () => {
  const { asked, bus, settled } = start(inZeist)
  bus.publish('position-requested', {})
  bus.publish('position-requested', {})
  await settled()
  expect(asked).toHaveLength(1)
})

test('whoever logs out takes the place they were in along, for all parts', async () => {
  const { ask, bus, state } = start(inZeist)
  await ask()
  expect(state.get('geocode')).toEqual(zeist)
  bus.publish('logged-out', { reason: 'own-act' })
  expect(state.get('geocode')).toBeNull()
})

test('an answer that comes after its member has gone is nobody’s', async () => {
  let find = () => {}
  const slow: Ask = (...args) => {
    find = () => inZeist(...args)
  }
  const { bus, settled, state } = start(slow, { user: exampleUser() })
  bus.publish('position-requested', {})
  state.set('user', null)
  find()
  await settled()
  expect([state.get('geocode'), kept()]).toEqual([null, null])
})
