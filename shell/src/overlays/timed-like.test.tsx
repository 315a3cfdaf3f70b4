import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleCard, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { act, render } from '@testing-library/react'
import { siteHistory } from '../composition/site-history.ts'
import { TimedLike } from './timed-like.tsx'

const asked: string[] = []
const heard = () => bus.on('refresh-requested').subscribe(({ parts }) => asked.push(...parts))
let listening: ReturnType<typeof heard>

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  listening = heard()
})
afterEach(() => {
  jest.useRealTimers()
  listening.unsubscribe()
  act(() => state.set('user', null))
  history.replaceState(null, '', '/')
})

const at = async (address: string, given = true) => {
  history.replaceState(null, '', address)
  act(() => state.set('user', exampleUser()))
  const network = fakeApi(api, {
    'GET /api/auto-like.php': () => ({ body: { profile: given ? exampleCard({ id: 4 }) : null } }),
  })
  render(<TimedLike />)
  return network
}
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('?t= asks for a like after so many seconds, and likes are loaded again 500 ms later', async () => {
  const network = await at('/members?t=3')
  await after(2_999)
  expect(network.calls).toEqual([])
  await after(1)
  expect(network.callsOf('GET /api/auto-like.php')).toHaveLength(1)
  await after(499)
  expect(asked).toEqual([])
  await after(1)
  expect(asked).toEqual(['likes'])
})

test('where nobody liked, nothing appears and nothing is loaded', async () => {
  await at('/members?t=0', false)
  await after(5_000)
  expect(asked).toEqual([])
})

test('whoever logs in on the way to such an address gets it as well, on whichever page they are by then', async () => {
  const network = await at('/login?back=%2Flikes%3Ft%3D3')
  await after(10_000)
  expect(network.calls).toEqual([])
  act(() => siteHistory.push('/likes?t=3'))
  await after(1_000)
  act(() => siteHistory.push('/members'))
  await after(2_000)
  expect(network.callsOf('GET /api/auto-like.php')).toHaveLength(1)
})

test.each(['/members', '/members?t=', '/members?t=soon', '/members?t=-1', '/members?t=99999'])(
  'an address without it, or with nonsense, asks for nothing: %s',
  async (address) => {
    const network = await at(address)
    await after(20_000)
    expect(network.calls).toEqual([])
  },
)
