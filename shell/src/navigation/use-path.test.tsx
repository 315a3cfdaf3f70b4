import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { siteHistory } from '../composition/site-history.ts'
import { holdPath, usePath } from './use-path.ts'

const Path = () => <output>{usePath() || 'none'}</output>

let shown: () => void
let neverShown: (cause: unknown) => void

beforeEach(() => {
  jest.useFakeTimers()
  siteHistory.replace('/members')
  const firstPage = new Promise<void>((resolve, reject) => {
    shown = resolve
    neverShown = reject
  })
  holdPath(firstPage)
  render(<Path />)
  expect(screen.getByRole('status')).toHaveTextContent('none')
})
afterEach(async () => {
  shown()
  await act(() => jest.runAllTimersAsync())
  jest.useRealTimers()
})

test('what a template says stays until the first page is alive', async () => {
  shown()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status')).toHaveTextContent('/members')
})

test('a page that fails holds nothing up', async () => {
  neverShown(new Error('no code'))
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status')).toHaveTextContent('/members')
})

test('a page that does not come holds it up for three seconds', async () => {
  await act(() => jest.advanceTimersByTimeAsync(2_900))
  expect(screen.getByRole('status')).toHaveTextContent('none')
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('status')).toHaveTextContent('/members')
})

test('whoever goes on meanwhile is told at once where they are', () => {
  act(() => siteHistory.push('/chats'))
  expect(screen.getByRole('status')).toHaveTextContent('/chats')
})
