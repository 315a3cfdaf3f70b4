import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inOneTab } from './one-tab.ts'

// jsdom has no locks. This stands in for the browser's: one holder of a name, the others wait in a queue they can leave.
// Each test has a name of its own: a tab that another test opened hears of the page as well.
type Held = () => Promise<void>
const createQueue = () => {
  let holder: Promise<void> | null = null
  const waiting: { readonly held: Held; readonly refuse: (cause: unknown) => void }[] = []
  const next = () => {
    const first = waiting.shift()
    if (!first) return
    holder = first.held().then(() => {
      holder = null
      next()
    })
  }
  return ({ signal }: { signal: AbortSignal }, held: Held) =>
    new Promise<void>((_, refuse) => {
      const entry = { held, refuse }
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(entry)
        if (at >= 0) refuse(waiting.splice(at, 1)[0] && new DOMException('aborted', 'AbortError'))
      })
      waiting.push(entry)
      if (!holder) next()
    })
}
const createLocks = () => {
  const queues = new Map<string, ReturnType<typeof createQueue>>()
  return {
    request: (name: string, options: { signal: AbortSignal }, held: Held) => {
      const queue = queues.get(name) ?? createQueue()
      queues.set(name, queue)
      return queue(options, held)
    },
  }
}

const hide = () => dispatchEvent(new Event('pagehide'))
const showAgain = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(
  () => Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true }) && undefined,
)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

const worker = () => {
  let running = 0
  return {
    work: () => {
      running += 1
      return () => {
        running -= 1
      }
    },
    running: () => running,
  }
}

test('a tab that is brought back by "back" works again', async () => {
  const tab = worker()
  inOneTab('lonk.test', tab.work)
  hide()
  await settled()
  expect(tab.running()).toBe(0)
  showAgain()
  expect(tab.running()).toBe(1)
  hide()
  await settled()
})

test('one of two works, and the other takes over when it goes', async () => {
  const first = worker()
  inOneTab('lonk.two', first.work)
  // Another tab asks the same browser; what hides the page here is heard by both, so it asks for itself.
  let taken = false
  void navigator.locks.request('lonk.two', { signal: new AbortController().signal }, async () => {
    taken = true
  })
  expect([first.running(), taken]).toEqual([1, false])
  hide()
  await settled()
  expect([first.running(), taken]).toEqual([0, true])
})

test('without locks every tab works for itself', () => {
  Reflect.deleteProperty(navigator, 'locks')
  const tab = worker()
  inOneTab('lonk.none', tab.work)
  expect(tab.running()).toBe(1)
})
