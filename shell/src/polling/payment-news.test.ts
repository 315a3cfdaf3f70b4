import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { TabChannel } from '@lonk/shared-events/cross-tab.ts'
import { createState, type StateWriter } from '@lonk/shared-events/state.ts'
import { headerData } from '../navigation/header-data.ts'
import { shareState } from './shared-tabs.ts'
import { startStream } from './stream.ts'

/** What a payment changes, as the API writes it to the stream (api/src/features/payments). */
const paid = [
  ['credits', { balance: 10 }],
  ['user', { credits: 10, paid_user: true, free_conversations_left: null }],
  ['payment', { order_id: 500, status: 'completed' }],
] as const
const chargedBack = [
  ['payment', { order_id: 500, status: 'charged_back' }],
  ['credits', { balance: -2 }],
  ['user', { credits: -2, paid_user: false, invisible: false }],
] as const

class TestSource extends EventTarget {
  static last: TestSource | null = null
  static readonly CLOSED = 2
  readyState = 1
  constructor(readonly url: string) {
    super()
    TestSource.last = this
  }
  close() {
    this.readyState = TestSource.CLOSED
  }
}

/** The two ends of what ties the tabs of a browser together. */
const twoTabs = (): readonly [TabChannel, TabChannel] => {
  const ends = [new EventTarget(), new EventTarget()] as const
  const tab = (mine: EventTarget, theirs: EventTarget): TabChannel => ({
    postMessage: (data) => theirs.dispatchEvent(new MessageEvent('message', { data })),
    addEventListener: (type, listener) =>
      mine.addEventListener(type, (event) => event instanceof MessageEvent && listener(event)),
  })
  return [tab(ends[0], ends[1]), tab(ends[1], ends[0])]
}

const told = (events: readonly (readonly [string, object])[]) => {
  for (const [name, data] of events)
    TestSource.last?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
}

const free = exampleUser({ credits: 0, paid_user: false })
let stop: () => void
let [here, other]: [StateWriter, StateWriter] = [createState(), createState()]

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { EventSource: TestSource })
  fakeApi(api, { 'GET /api/user.php': () => refusal(500, 'server_error') })
  here = createState({ user: free, timeBonusEnds: '2099-01-01T00:00:00.000Z' })
  other = createState({ user: free, timeBonusEnds: '2099-01-01T00:00:00.000Z' })
  const [mine, theirs] = twoTabs()
  shareState(here, mine)
  shareState(other, theirs)
  stop = startStream(here)
})
afterEach(async () => {
  // Loads are gathered in one place, for the whole page.
  await jest.runOnlyPendingTimersAsync()
  stop()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'EventSource')
})

const shown = (state: StateWriter) => {
  const { audience, credits, creditsTone } = headerData({
    who: true,
    user: state.get('user'),
    settings: null,
    unreadTotal: 0,
    newLikesTotal: 0,
  })
  return { audience, credits, creditsTone, balance: state.get('user')?.credits }
}

test('a purchase is in the navigation of every tab at once, though the account cannot be loaded just then', async () => {
  told(paid)
  await jest.advanceTimersByTimeAsync(1)
  const bought = { audience: 'paid', credits: '10', creditsTone: 'warning', balance: 10 }
  expect([shown(here), shown(other)]).toEqual([bought, bought])
})

test('a chargeback takes premium and the balance out of every tab at once', async () => {
  told(paid)
  told(chargedBack)
  await jest.advanceTimersByTimeAsync(1)
  const free = { audience: 'free', credits: '', creditsTone: '', balance: -2 }
  expect([shown(here), shown(other)]).toEqual([free, free])
})

test('the account itself follows, and with it the end of the welcome bonus', async () => {
  const bought = exampleUser({ credits: 10, paid_user: true })
  fakeApi(api, { 'GET /api/user.php': () => ({ body: { user: bought, time_bonus_ends: null } }) })
  told(paid)
  await jest.advanceTimersByTimeAsync(200)
  expect([here, other].map((tab) => [tab.get('user'), tab.get('timeBonusEnds')])).toEqual([
    [bought, null],
    [bought, null],
  ])
})
