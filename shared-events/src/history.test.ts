import { beforeEach, expect, test } from '@jest/globals'
import { createHistory } from './history.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))

const fabricatedBySingleSpa = () => Object.assign(new PopStateEvent('popstate'), { singleSpa: true })

test('a push changes address and location, and tells its listeners once', () => {
  const history = createHistory(window)
  let calls = 0
  history.subscribe(() => {
    calls += 1
  })
  history.push('/chats/5?x=1#end', { from: 'list' })
  expect(window.location.pathname).toBe('/chats/5')
  expect(history.getSnapshot()).toMatchObject({
    action: 'PUSH',
    index: 1,
    location: { pathname: '/chats/5', search: '?x=1', hash: '#end', state: { from: 'list' } },
  })
  expect(calls).toBe(1)
})

test('a replacement keeps its place in the history', () => {
  const history = createHistory(window)
  history.push('/a')
  history.replace('/b')
  expect(history.getSnapshot()).toMatchObject({ action: 'REPLACE', index: 1, location: { pathname: '/b' } })
})

test('an event that single-spa made up for our own push is no navigation', () => {
  const history = createHistory(window)
  history.push('/a')
  const before = history.getSnapshot()
  window.dispatchEvent(fabricatedBySingleSpa())
  expect(history.getSnapshot()).toBe(before)
})

test('going back is a POP with the state of that entry', async () => {
  const history = createHistory(window)
  history.push('/a', { mark: 1 })
  history.push('/b')
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.go(-1)
  await popped
  expect(history.getSnapshot()).toMatchObject({
    action: 'POP',
    index: 1,
    location: { pathname: '/a', state: { mark: 1 } },
  })
})

test('the snapshot stays the same object while nothing happens', () => {
  const history = createHistory(window)
  expect(history.getSnapshot()).toBe(history.getSnapshot())
})
