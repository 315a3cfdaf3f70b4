import { expect, jest, test } from '@jest/globals'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { remote } from '../../testing/remote.ts'
import { Slot } from './complaint-dialog.slot.tsx'

const taken = {
  status: 201,
  body: {
    complaint: {
      id: 1,
      number: 'M-2026-0001',
      category: 'scam',
      target: { type: 'message', id: 9, url: null },
      state: 'received',
      side: 'reporter',
      created_at: '2026-03-14T17:00:00.000Z',
    },
  },
}

const open = async (request: EventPayload<'complaint-requested'>, user: User | null = member()) => {
  const close = jest.fn()
  await remote.open(<Slot request={request} close={close} />, { state: { user } })
  await screen.findByRole('dialog')
  return close
}

const words = () => screen.getByRole('textbox', { name: 'Wat is er gebeurd?' })

const write = async (text: string) => {
  await userEvent.click(words())
  await userEvent.paste(text)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Melding versturen' }))

const fillIn = async () => {
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Oplichting of geld vragen')
  await write('Vraagt al na een dag om geld.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ik meld dit naar eer en geweten.' }))
}

test('a message is reported with its category, words and good faith, and its sender blocked', async () => {
  const seen = network({ 'POST /api/complaint.php': () => taken })
  const toasts = remote.heard('toast-requested')
  const close = await open({ profileId: 2, messageId: 9 })
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dit lid ook blokkeren' }))
  await send()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(seen.callsOf('POST /api/complaint.php')[0]?.body).toEqual({
    message_id: 9,
    category: 'scam',
    text: 'Vraagt al na een dag om geld.',
    good_faith: true,
    block: true,
  })
  expect(toasts[0]?.text).toContain('M-2026-0001')
  expect(toasts[0]?.action).toEqual({ label: 'Volgen', path: '/complaints' })
})

test('a photo is reported by its own number, and its member blocked where that was asked', async () => {
  const seen = network({ 'POST /api/complaint.php': () => taken })
  const refreshes = remote.heard('refresh-requested')
  await open({ profileId: 2, photoId: 21 })
  expect(screen.getByRole('dialog', { name: 'Foto melden' })).toBeInTheDocument()
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dit lid ook blokkeren' }))
  await send()
  await waitFor(() => expect(refreshes).toContainEqual({ parts: ['chats', 'likes'] }))
  expect(seen.callsOf('POST /api/complaint.php')[0]?.body).toMatchObject({ photo_id: 21, block: true })
})

test('a visitor leaves an address instead of blocking', async () => {
  const seen = network({ 'POST /api/complaint.php': () => taken })
  const toasts = remote.heard('toast-requested')
  const close = await open({ profileId: 2 }, null)
  expect(screen.queryByRole('checkbox', { name: 'Dit lid ook blokkeren' })).not.toBeInTheDocument()
  await fillIn()
  await send()
  await screen.findByText('Vul je e-mailadres in, dan kunnen we je antwoorden.')
  expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'eva@example.test')
  await send()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(seen.callsOf('POST /api/complaint.php')[0]?.body).toMatchObject({
    profile_id: 2,
    email: 'eva@example.test',
  })
  expect(toasts[0]).not.toHaveProperty('action')
})

test('what was typed is there again where the dialog was closed by mistake', async () => {
  network({})
  await open({ profileId: 2 })
  await write('Vraagt al na een dag om geld.')
  cleanup()
  await open({ profileId: 2 })
  expect(words()).toHaveValue('Vraagt al na een dag om geld.')
  cleanup()
  await open({ profileId: 3 })
  expect(words()).toHaveValue('')
})

test('nothing goes out before it is complete, and each field says what is missing', async () => {
  const seen = network({})
  await open({ profileId: 2 })
  await write('Te kort')
  await send()
  await screen.findByText('Kies een reden.')
  screen.getByText('Schrijf minstens 10 tekens.')
  screen.getByText('Vink dit aan om te kunnen melden.')
  expect(seen.calls).toEqual([])
})

test('a refused complaint says why and keeps its words', async () => {
  network({
    'POST /api/complaint.php': () => refusal(404, 'profile_not_found', { message: 'Bestaat niet.' }),
  })
  const close = await open({ profileId: 2 })
  await fillIn()
  await send()
  await screen.findByText('Bestaat niet.')
  expect(words()).toHaveValue('Vraagt al na een dag om geld.')
  expect(close).not.toHaveBeenCalled()
})
