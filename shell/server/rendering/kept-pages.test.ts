import { expect, test } from '@jest/globals'
import { testSettings, testUser } from '../testing/answers.ts'
import { askedPage } from '../testing/asked-page.ts'
import { keepPages } from './kept-pages.ts'
import type { Asked, PageRendered } from './renderer.ts'

const asked = (change: Partial<Asked['request']> = {}): Asked => askedPage(1000, change)

const keeping = (answer: (count: number) => PageRendered | null | Promise<PageRendered | null>) => {
  let count = 0
  let time = 0
  const worths: number[] = []
  const pages = keepPages(
    {
      make: async (_, worth) => {
        worths.push(worth)
        count += 1
        return answer(count)
      },
      warmUp: () => undefined,
      stop: () => undefined,
    },
    () => time,
  )
  return {
    render: pages.render,
    rendered: () => count,
    worths,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const page = (count: number): PageRendered => ({
  html: `<p>${count}</p>`,
  css: '',
  serverTime: `second ${count}`,
  how: 'rendered',
})

test('ten seconds later it is made anew, whoever asked meanwhile', async () => {
  const { render, pass } = keeping(page)
  expect(await render(asked())).toMatchObject({ html: '<p>1</p>', how: 'rendered' })
  pass(9_000)
  const later = asked({ serverTime: '2026-03-14T12:00:09.000Z' })
  expect(await render(later)).toMatchObject({ html: '<p>1</p>', serverTime: 'second 1', how: 'kept' })
  pass(1_000)
  expect(await render(later)).toMatchObject({ html: '<p>2</p>', how: 'rendered' })
})

test.each<[string, Partial<Asked['request']>]>([
  ['its first data', { firstData: { total: 4 } }],
  ['its language', { locale: 'en' }],
  ['its query', { search: '?city=Delft' }],
  ['the country', { chosenCountry: 'BE' }],
  ['the settings', { settings: { ...testSettings, name: 'Another' } }],
])('a page differs by %s', async (_, change) => {
  const { render, rendered } = keeping(page)
  await render(asked())
  await render(asked(change))
  expect(rendered()).toBe(2)
})

test('what a member sees is kept for nobody', async () => {
  const { render, rendered } = keeping(page)
  await render(asked({ user: testUser }))
  await render(asked({ user: testUser }))
  await render(asked())
  expect(rendered()).toBe(3)
})

test("a visitor's page that comes too late for its document is there for the next", async () => {
  let tell: (page: PageRendered) => void = () => undefined
  const { render, rendered } = keeping(() => new Promise((resolve) => (tell = resolve)))
  const hasty = { ...asked(), patience: 1 }
  expect(await render(hasty)).toBeNull()
  expect(await render(hasty)).toBeNull()
  tell(page(1))
  expect(await render(asked())).toMatchObject({ html: '<p>1</p>', how: 'kept' })
  expect(rendered()).toBe(1)
})

test('one whose follower is late goes out once more, for five minutes', async () => {
  const { render, pass } = keeping((count) => (count === 1 ? page(1) : new Promise(() => undefined)))
  const hasty = { ...asked(), patience: 1 }
  await render(hasty)
  pass(299_999)
  expect(await render(hasty)).toMatchObject({ html: '<p>1</p>', serverTime: 'second 1', how: 'kept' })
  pass(1)
  expect(await render(hasty)).toBeNull()
})

test.each<[string, () => Promise<null>]>([
  ['is not made', async () => null],
  ['fails', async () => Promise.reject(new Error('away'))],
])('one whose follower %s goes out once more', async (_, follower) => {
  const { render, pass } = keeping((count) => (count === 1 ? page(1) : follower()))
  await render(asked())
  pass(10_000)
  expect(await render(asked())).toMatchObject({ html: '<p>1</p>', how: 'kept' })
})

test("a member's page is of no worth once its document has gone out", async () => {
  const { render, worths } = keeping(page)
  await render({ ...asked({ user: testUser }), patience: 50 })
  await render({ ...asked(), patience: 50 })
  expect(worths).toEqual([50, 10_000])
})

test('without patience nothing is made', async () => {
  const { render, rendered } = keeping(page)
  expect(await render({ ...asked(), patience: 0 })).toBeNull()
  expect(rendered()).toBe(0)
})

test('a page whose making fails is tried again by the next document', async () => {
  const { render } = keeping((count) => (count === 1 ? Promise.reject(new Error('away')) : page(count)))
  await expect(render(asked())).rejects.toThrow('away')
  expect(await render(asked())).toMatchObject({ html: '<p>2</p>' })
})

test('a page that could not be made is tried again by the next document', async () => {
  const { render } = keeping((count) => (count === 1 ? null : page(count)))
  expect(await render(asked())).toBeNull()
  expect(await render(asked())).toMatchObject({ html: '<p>2</p>' })
})

test('of very many pages the oldest make room', async () => {
  const { render, rendered } = keeping(page)
  for (let total = 0; total <= 200; total += 1) await render(asked({ firstData: { total } }))
  await render(asked({ firstData: { total: 200 } }))
  expect(rendered()).toBe(201)
  await render(asked({ firstData: { total: 0 } }))
  expect(rendered()).toBe(202)
})
