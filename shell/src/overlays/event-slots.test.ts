import { expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { type BrowserSlot, browserSlot } from '@lonk/shared-events/registry.ts'
import { waitFor } from '@testing-library/react'
import { setRouteTable } from '../composition/route-table.ts'
import { serving } from '../testing/serving.ts'
import { eventSlots, opensFor, reportUnknownOpenings } from './event-slots.ts'

const serve = (...slots: readonly BrowserSlot[]) => setRouteTable([{ ...serving('test', '/test'), slots }])
const slot = (name: string, opening: object = {}) => browserSlot({ name, faultClass: 'regular', ...opening })

test.each<[string, Parameters<typeof opensFor>]>([
  ['whatever it says', [{}, { profileId: 7 }, '/members']],
  ['with a field as it must be', [{ where: { reason: 'premium' } }, { reason: 'premium' }, '/members']],
  ['with one further inside', [{ where: { 'message.own': false } }, { message: { own: false } }, '/members']],
  ['on another page than its own', [{ notOn: '/chats/{message.id}' }, { message: { id: 7 } }, '/chats/8']],
])('a slot opens on an event %s', (_, given) => {
  expect(opensFor(...given)).toBe(true)
})

test.each<[string, Parameters<typeof opensFor>]>([
  ['with another field', [{ where: { reason: 'premium' } }, { reason: 'bonus' }, '/members']],
  ['without that field', [{ where: { 'message.own': false } }, { message: null }, '/members']],
  ['on its own page', [{ notOn: '/chats/{message.id}' }, { message: { id: 7 } }, '/chats/7']],
])('it does not open %s', (_, given) => {
  expect(opensFor(...given)).toBe(false)
})

test('an event that this shell does not know opens nothing, is told once and keeps nobody else away', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue()
  const { callsOf } = fakeApi(api, { 'POST /api/log.php': () => ({ status: 204, body: undefined }) })
  serve(slot('newer', { on: 'glance-thrown' }), slot('known', { on: 'match-made' }))
  expect(eventSlots().map(({ name, on }) => [name, on])).toEqual([['known', 'match-made']])
  reportUnknownOpenings()
  expect(told).toHaveBeenCalledTimes(1)
  const message = 'the slot newer opens on glance-thrown, which this shell does not know'
  await waitFor(() =>
    expect(callsOf('POST /api/log.php').map(({ body }) => body)).toMatchObject([
      { owner: 'mf-test', message },
    ]),
  )
})

test('slots of before contract 1.4.0 are known by name, and what says what opens it is believed', () => {
  serve(slot('sign-up'), slot('gift-picker', { on: 'match-made' }), slot('photo-alert'), slot('elsewhere'))
  expect(eventSlots().map(({ name, on }) => [name, on])).toEqual([
    ['sign-up', 'signup-requested'],
    ['gift-picker', 'match-made'],
  ])
})
