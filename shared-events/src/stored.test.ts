import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { asJson, asNumber, asText, createStored, forgetStored, onOtherTab } from './stored.ts'
import { denyStorage } from './testing/deny-storage.ts'

const local = { store: 'local', key: 'test.one' } as const
const family = { store: 'session', key: 'test.many.' } as const
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a value is kept in its row’s storage, under its key, and comes back', () => {
  expect(createStored(local, asJson(isNumbers)).set([1, 2])).toBe(true)
  expect(localStorage.getItem('test.one')).toBe('[1,2]')
  expect(createStored(local, asJson(isNumbers)).get()).toEqual([1, 2])
})

test.each(['{', '"text"', '["1"]', 'null', ''])(
  '%j, which somebody left there, counts as nothing',
  (text) => {
    localStorage.setItem('test.one', text)
    expect(createStored(local, asJson(isNumbers)).get()).toBeNull()
  },
)

test('numbers and texts stand there as they are', () => {
  createStored(family, asNumber, '1').set(1.5)
  createStored(family, asText, '2').set('a "b"')
  expect([sessionStorage.getItem('test.many.1'), sessionStorage.getItem('test.many.2')]).toEqual([
    '1.5',
    'a "b"',
  ])
})

test('what is removed is gone, and its family is not', () => {
  createStored(family, asText, '1').set('a')
  createStored(family, asText, '2').set('b')
  createStored(family, asText, '1').remove()
  expect([createStored(family, asText, '1').get(), createStored(family, asText, '2').get()]).toEqual([
    null,
    'b',
  ])
})

test('a row is forgotten with its family and takes nothing else along', () => {
  sessionStorage.setItem('test.many.1', 'a')
  sessionStorage.setItem('test.many.2', 'b')
  sessionStorage.setItem('test.manyfold', 'c')
  localStorage.setItem('test.one', 'd')
  localStorage.setItem('test.one.more', 'e')
  forgetStored(family)
  forgetStored(local)
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([
    ['test.manyfold'],
    ['test.one.more'],
  ])
})

test('another tab’s writing is told, also where it cleared everything', () => {
  let told = 0
  onOtherTab(local, () => {
    told += 1
  })
  for (const key of ['test.one', 'test.two', null]) dispatchEvent(new StorageEvent('storage', { key }))
  expect(told).toBe(2)
})

describe('where storage is denied', () => {
  let allow: () => void
  beforeEach(() => {
    allow = denyStorage()
  })
  afterEach(() => allow())

  test('nothing is kept, nothing throws, and writing says so', () => {
    const stored = createStored(local, asText)
    expect([stored.set('a'), stored.get()]).toEqual([false, null])
    expect(() => {
      stored.remove()
      forgetStored(family)
    }).not.toThrow()
  })
})
