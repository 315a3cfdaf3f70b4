import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

// The tests' browser lays nothing out: this one says what a block that is 1800 pixels high would hear of its place.
const observed = new Map<Element, IntersectionObserverCallback>()
class Observer {
  private readonly callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe(element: Element) {
    observed.set(element, this.callback)
  }
  unobserve(element: Element) {
    observed.delete(element)
  }
}
const say = (target: Element, isIntersecting: boolean, top: number) => {
  const entry = { target, isIntersecting, boundingClientRect: { top, height: 1800 } }
  act(() =>
    observed.get(target)?.([entry as IntersectionObserverEntry], new IntersectionObserver(() => undefined)),
  )
}

beforeAll(() => {
  Reflect.set(window, 'IntersectionObserver', Observer)
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** The last of the hundred, by their text: each look through a hundred links for one by its name takes a second. */
const last = () => screen.findByText(/^Lid_101\b/)

const openHundred = async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const people = Array.from({ length: 100 }, (_, index) => card(index + 2))
  network({ 'GET /api/members.php': () => ({ body: found(people, { total: 100 }) }) })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path: '/members' })
  await last()
  const first = screen.getByRole('link', { name: /^Lid_2,/ })
  const block = first.closest('article')?.parentElement
  if (!block) throw new Error('there is no block')
  return { ...view, block }
}
const drawn = () => screen.getAllByRole('article').length

test('people far off are not drawn, their room is kept, and they are there when they come near', async () => {
  const { block } = await openHundred()
  expect(drawn()).toBe(100)
  say(block, false, -9000)
  expect(drawn()).toBe(76)
  expect(block).toHaveStyle({ blockSize: '1800px' })
  say(block, true, -5000)
  expect(drawn()).toBe(100)
  expect(screen.getByRole('link', { name: /^Lid_2,/ })).toBeInTheDocument()
})

test('whoever has the focus stays where they are', async () => {
  const { block } = await openHundred()
  screen.getByRole('link', { name: /^Lid_2,/ }).focus()
  say(block, false, -9000)
  expect(screen.getByRole('link', { name: /^Lid_2,/ })).toHaveFocus()
})

test('where other columns fit they are drawn once more, in rows that are whole', async () => {
  const { block } = await openHundred()
  say(block, false, -9000)
  Object.defineProperty(window, 'innerWidth', { value: 360, configurable: true })
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(drawn()).toBe(100)
  const rows = new Set(screen.getAllByRole('article').map(({ parentElement }) => parentElement))
  expect([...rows].map((row) => row?.childElementCount)).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 4])
  Object.defineProperty(window, 'innerWidth', { value: 1024, configurable: true })
})

test('who comes back to people further down finds their place without those above being drawn', async () => {
  const { block, unmount } = await openHundred()
  say(block, false, -9000)
  Object.defineProperty(window, 'scrollY', { value: 9400, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
  say(block, false, -9000)
  unmount()
  await remote.open(<Page routeName="members" files="" params={{}} />, { path: '/members' })
  await last()
  expect(screen.getByRole('link', { name: /^Lid_101,/ })).toBeInTheDocument()
  expect(drawn()).toBe(76)
})
