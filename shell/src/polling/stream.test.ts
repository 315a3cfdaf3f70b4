import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { awaitWho } from '../session/who-is-here.ts'
import { lastHeard } from './last-heard.ts'
import { startStream } from './stream.ts'

/** The browser's end of a stream, driven by the test: jsdom has none. */
class TestSource extends EventTarget {
  static opened: TestSource[] = []
  static readonly CLOSED = 2
  readyState = 1
  constructor(readonly url: string) {
    super()
    TestSource.opened.push(this)
  }
  /** As the server begins, or says something later. */
  says(name: string, lastEventId: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { lastEventId, data: JSON.stringify(data) }))
  }
  close() {
    this.readyState = TestSource.CLOSED
  }
}

const told: boolean[] = []
const listening = bus.on('stream-changed').subscribe(({ open }) => told.push(open))
beforeEach(() => {
  TestSource.opened.length = 0
  Object.assign(globalThis, { EventSource: TestSource })
  told.length = 0
  lastHeard.forget()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource')
})

test('every part hears once that the stream is open, and once that it is away', () => {
  const state = createState({ settings: exampleSettings(), user: exampleUser() })
  const stop = startStream(state)
  const [source] = TestSource.opened
  source?.dispatchEvent(new Event('open'))
  source?.dispatchEvent(new Event('error'))
  source?.dispatchEvent(new Event('error'))
  source?.dispatchEvent(new Event('open'))
  expect(told).toEqual([true, false, true])
  stop()
  expect(told).toEqual([true, false, true, false])
  listening.unsubscribe()
})

const user = exampleUser()

test('what has happened since the document is asked for', () => {
  lastHeard.learn({ userId: user.id, event: 12 })
  const stop = startStream(createState({ settings: exampleSettings(), user }))
  expect(TestSource.opened[0]?.url).toBe('/api/events.php?after=12')
  stop()
})

test('whoever logs in on the page asks for nothing of before', () => {
  lastHeard.learn({ userId: user.id + 1, event: 12 })
  const state = createState({ settings: exampleSettings() })
  const stop = startStream(state)
  state.set('user', user)
  expect(TestSource.opened[0]?.url).toBe('/api/events.php')
  stop()
})

test('a stream that was refused for good is opened again after what was heard last', () => {
  jest.useFakeTimers()
  lastHeard.learn({ userId: user.id, event: 12 })
  const stop = startStream(createState({ settings: exampleSettings(), user }))
  const [source] = TestSource.opened
  source?.says('typing', '14', { conversation_id: 1 })
  source?.close()
  source?.dispatchEvent(new Event('error'))
  jest.advanceTimersByTime(20_000)
  expect(TestSource.opened[1]?.url).toBe('/api/events.php?after=14')
  stop()
  jest.useRealTimers()
})

test('a document that did not know its member is taken for late', () => {
  const resyncs: unknown[] = []
  const watching = bus.on('resync-needed').subscribe((event) => resyncs.push(event))
  awaitWho()
  const stop = startStream(createState({ settings: exampleSettings(), user }))
  const [source] = TestSource.opened
  source?.says('hello', '4', { server_time: new Date().toISOString() })
  source?.says('hello', '4', { server_time: new Date().toISOString() })
  expect(resyncs).toHaveLength(1)
  stop()
  watching.unsubscribe()
})

test('every part hears what became of a complaint', () => {
  const heard: unknown[] = []
  const watching = bus.on('complaint-changed').subscribe((event) => heard.push(event))
  const stop = startStream(createState({ settings: exampleSettings(), user }))
  TestSource.opened[0]?.says('complaint', '5', { id: 5, state: 'decided' })
  expect(heard).toEqual([{ id: 5, state: 'decided' }])
  stop()
  watching.unsubscribe()
})
