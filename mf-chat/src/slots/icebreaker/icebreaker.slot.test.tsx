import { expect, jest, test } from '@jest/globals'
import { tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { drafts } from '../../outbox/sending.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import { sampleChat, sampleSent } from '../../testing/samples.ts'
import { Slot } from './icebreaker.slot.tsx'

const open = async () => {
  const close = jest.fn()
  const shown = await openAsMember(<Slot request={{ profileId: 7 }} close={close} />, {
    routes: {
      'GET /api/icebreakers.php': () => ({
        body: { icebreakers: [{ id: 5, text: 'Koffie of thee?', category: 'general' }] },
      }),
      'GET /api/chat.php': () => ({ body: sampleChat() }),
      'POST /api/message.php': ({ body }) => ({
        status: 201,
        body: sampleSent({ client_id: (body as { client_id: string }).client_id, type: 'icebreaker' }),
      }),
    },
  })
  await shown.user.click(await screen.findByRole('radio', { name: 'Koffie of thee?' }))
  return { ...shown, close }
}

test('a line is sent as it stands, for the price that is in sight', async () => {
  const { network, user, close } = await open()
  await screen.findByText(/1 credit/)
  await user.click(screen.getByRole('button', { name: 'Versturen' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(network.callsOf('POST /api/message.php')[0]?.body).toMatchObject({
    profile_id: 7,
    type: 'icebreaker',
    icebreaker_id: 5,
  })
})

test('or goes into the field first', async () => {
  const { network, user, close } = await open()
  await user.click(screen.getByRole('button', { name: 'Eerst aanpassen' }))
  expect(close).toHaveBeenCalled()
  expect(drafts.of(7)).toBe('Koffie of thee?')
  expect(network.callsOf('POST /api/message.php')).toEqual([])
})

test('lines that take too long say that they do', async () => {
  await openAsMember(<Slot request={{ profileId: 7 }} close={() => undefined} />, {
    routes: { 'GET /api/icebreakers.php': tooLate, 'GET /api/chat.php': () => ({ body: sampleChat() }) },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
  screen.getByRole('button', { name: 'Opnieuw proberen' })
})
