import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type LateCode, lateCode, useLateCode } from './late-code.ts'

const Part = ({ late }: { readonly late: LateCode<{ word: string }> }) => {
  const { code, failed, retry } = useLateCode(late)
  if (failed)
    return (
      <button type="button" onClick={retry}>
        again
      </button>
    )
  return <p>{code?.word ?? 'waiting'}</p>
}

test('is fetched once, whoever asks, and is there at once the next time', async () => {
  const fetch = jest.fn(async () => ({ word: 'hoi' }))
  const late = lateCode(fetch)
  expect(late.loaded()).toBeNull()
  const first = render(<Part late={late} />)
  await Promise.all([late.load(), late.load()])
  expect(await screen.findByText('hoi')).toBeInTheDocument()
  first.unmount()
  render(<Part late={late} />)
  screen.getByText('hoi')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('says that it failed, and tries again when told to', async () => {
  const fetch = jest.fn(async () => ({ word: 'hoi' })).mockRejectedValueOnce(new Error('gone'))
  render(<Part late={lateCode(fetch)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'again' }))
  expect(await screen.findByText('hoi')).toBeInTheDocument()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what somebody else has fetched after it failed is there', async () => {
  const late = lateCode(jest.fn(async () => ({ word: 'hoi' })).mockRejectedValueOnce(new Error('gone')))
  const { rerender } = render(<Part late={late} />)
  await screen.findByRole('button', { name: 'again' })
  await late.load()
  rerender(<Part late={late} />)
  screen.getByText('hoi')
})
