import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Slot } from './photo-alert.slot.tsx'

test('it asks for a photo, leads to the own profile, and its closing is told to the shell', async () => {
  let closed = 0
  const close = () => {
    closed += 1
  }
  await remote.open(<Slot request={{}} close={close} />)
  expect(screen.getByText('Je profiel heeft nog geen foto')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Foto toevoegen' })).toHaveAttribute('href', '/profile')
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(closed).toBe(1)
})
