import { expect, jest, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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
      created_at: '2026-03-14T17:00:00.000Z',
    },
  },
}

const open = async (request: EventPayload<'complaint-requested'>) => {
  const close = jest.fn()
  await remote.open(<Slot request={request} close={close} />)
  await screen.findByRole('dialog')
  return close
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Melding versturen' }))

const fillIn = async () => {
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Oplichting of geld vragen')
  await userEvent.type(screen.getByRole('textbox'), 'Vraagt al na een dag om geld.')
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
})

test('nothing goes out before it is complete, and each field says what is missing', async () => {
  const seen = network({})
  await open({ profileId: 2 })
  await userEvent.type(screen.getByRole('textbox'), 'Te kort')
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
  expect(screen.getByRole('textbox')).toHaveValue('Vraagt al na een dag om geld.')
  expect(close).not.toHaveBeenCalled()
})
