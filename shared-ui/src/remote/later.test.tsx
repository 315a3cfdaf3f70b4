import { afterEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { later } from './later.tsx'

const Word = ({ word }: { word: string }) => <p>{word}</p>

afterEach(() => {
  jest.useRealTimers()
})

test('fetches its code when it is first shown, and once', async () => {
  const load = jest.fn(async () => Word)
  const Late = later(load)
  expect(load).not.toHaveBeenCalled()
  const first = render(<Late word="hoi" />)
  await screen.findByText('hoi')
  first.unmount()

  render(<Late word="dag" />)
  screen.getByText('dag')
  expect(load).toHaveBeenCalledTimes(1)
})

test('shows meanwhile what stands in for it', async () => {
  const Late = later(async () => Word)
  render(<Late word="hoi" waiting={<p>a moment</p>} />)
  screen.getByText('a moment')
  await screen.findByText('hoi')
  expect(screen.queryByText('a moment')).toBeNull()
})

test('asks again when the code did not come', async () => {
  jest.useFakeTimers()
  const load = jest.fn(async () => Word).mockRejectedValueOnce(new Error('gone'))
  const Late = later(load)
  render(<Late word="hoi" />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(4000))
  screen.getByText('hoi')
})
