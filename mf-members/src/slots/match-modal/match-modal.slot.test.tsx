import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { card } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Slot } from './match-modal.slot.tsx'

const open = async (more: Parameters<typeof card>[1] = {}) => {
  const close = jest.fn()
  await remote.open(<Slot request={{ profile: card(2, more) }} close={close} />)
  const dialog = await screen.findByRole('dialog')
  return { close, dialog }
}

test('a click anywhere closes it', async () => {
  const { close, dialog } = await open({ match: true })
  expect(dialog).toHaveAccessibleName('Jullie zijn een match!')
  await userEvent.click(screen.getByText('Jij en Lid_2 lonken naar elkaar.'))
  expect(close).toHaveBeenCalledTimes(1)
})

test('Escape closes it', async () => {
  const { close, dialog } = await open()
  expect(dialog).toHaveAccessibleName('Nieuwe like!')
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('the image asks for the profile, and closes nothing', async () => {
  const requests = remote.heard('profile-requested')
  const { close } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk het profiel van Lid_2' }))
  expect(requests).toEqual([{ profileId: 2 }])
  expect(close).not.toHaveBeenCalled()
})

test('the button asks for a conversation, and closes nothing', async () => {
  const requests = remote.heard('chat-requested')
  const { close } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Begin een gesprek' }))
  expect(requests).toEqual([{ profileId: 2 }])
  expect(close).not.toHaveBeenCalled()
})

test('a fictional like carries its label', async () => {
  await open({ fictional: true })
  expect(screen.getByText('Fictief profiel')).toBeInTheDocument()
})
