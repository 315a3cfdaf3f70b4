import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
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
  close() {
    this.readyState = TestSource.CLOSED
  }
}

const told: boolean[] = []
const listening = bus.on('stream-changed').subscribe(({ open }) => told.push(open))
beforeEach(() => {
  Object.assign(globalThis, { EventSource: TestSource })
  told.length = 0
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
