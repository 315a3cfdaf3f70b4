import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { LoadingBar } from './loading-bar.tsx'
import { navigationProgress } from './navigation-progress.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  act(() => navigationProgress.set(false))
  jest.useRealTimers()
})

const bar = () => document.querySelector('[role=progressbar]')
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a page that takes longer than 200 ms has a bar until it is there', () => {
  render(<LoadingBar />)
  act(() => navigationProgress.set(true))
  after(199)
  expect(bar()).toBeNull()
  after(1)
  expect(bar()).not.toBeNull()
  act(() => navigationProgress.set(false))
  expect(bar()).toBeNull()
})

test('a page that is there sooner has none', () => {
  render(<LoadingBar />)
  act(() => navigationProgress.set(true))
  after(150)
  act(() => navigationProgress.set(false))
  after(1_000)
  expect(bar()).toBeNull()
})
