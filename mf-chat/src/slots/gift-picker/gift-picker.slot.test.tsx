import { expect, jest, test } from '@jest/globals'
import { type FakeRoute, refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { queryClient } from '../../server-state.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import { remote } from '../../testing/remote.ts'
import { sampleChat, sampleConversation, sampleSent } from '../../testing/samples.ts'
import { onScreen } from '../../thread/on-screen.ts'
import { threadQuery } from '../../thread/thread.resource.ts'
import { threadOf } from '../../thread/thread.ts'
import { Slot } from './gift-picker.slot.tsx'

const rose = {
  id: 3,
  slug: 'rose',
  name: 'Roos',
  image: 'gifts/rose.svg',
  credits: 1,
  price_eur: '0.77',
  currency: 'EUR',
}
const ring = {
  id: 4,
  slug: 'ring',
  name: 'Ring met steen',
  image: 'gifts/ring.svg',
  credits: 10,
  price_eur: '7.69',
  currency: 'EUR',
}
const takes: FakeRoute = ({ body }) => ({
  status: 201,
  body: sampleSent({ client_id: (body as { client_id: string }).client_id, type: 'gift' }, 2),
})

const open = async (post: FakeRoute = takes) => {
  const close = jest.fn()
  const shown = await openAsMember(<Slot request={{ profileId: 7 }} close={close} />, {
    path: '/members/7',
    routes: {
      'GET /api/gifts.php': () => ({ body: { gifts: [rose, ring] } }),
      'POST /api/message.php': post,
    },
  })
  await screen.findByRole('radio', { name: /Roos/ })
  return { ...shown, close }
}

test('shows each gift with its price, and sends the chosen one with a note', async () => {
  const spent = remote.heard('credits-spent')
  const { network, user, close } = await open()
  expect(screen.getByRole('radio', { name: /Ring met steen 10 credits \(€\s7,69\)/ })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Ring met steen/ }))
  await user.type(screen.getByRole('textbox', { name: /Kaartje erbij/ }), 'Voor jou')
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  const [call] = network.callsOf('POST /api/message.php')
  expect(call?.body).toMatchObject({ profile_id: 7, type: 'gift', gift_id: 4, text: 'Voor jou' })
  expect(call?.body).toHaveProperty('client_id', call?.idempotencyKey)
  expect(spent).toEqual([{ balance: 2 }])
})

test('that it is under way is said where the gift is not in sight', async () => {
  const said = remote.heard('toast-requested')
  const { user, close } = await open()
  await user.click(screen.getByRole('radio', { name: /Roos/ }))
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(said).toMatchObject([{ text: 'Je cadeau is onderweg.' }])
})

test('in its own conversation the gift says it itself', async () => {
  const said = remote.heard('toast-requested')
  const { user, close } = await open()
  queryClient.setQueryData(threadQuery({ profile_id: 7 }).queryKey, threadOf(sampleChat()))
  onScreen.set(40)
  await user.click(screen.getByRole('radio', { name: /Roos/ }))
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  onScreen.set(null)
  expect(said).toEqual([])
})

test('nothing is sent before one is chosen, and the button says so', async () => {
  const { network, user } = await open()
  expect(screen.getByRole('button', { name: 'Cadeau geven' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  expect(network.callsOf('POST /api/message.php')).toEqual([])
})

test('too few credits are told in place, with the way to buy and back', async () => {
  const asked = remote.heard('credits-requested')
  const { user, close } = await open(() =>
    refusal(402, 'not_enough_credits', { message: 'Je hebt niet genoeg credits.' }),
  )
  await user.click(screen.getByRole('radio', { name: /Roos/ }))
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  await screen.findByText('Je hebt niet genoeg credits.')
  await user.click(screen.getByRole('button', { name: 'Credits kopen' }))
  expect(asked).toEqual([{ reason: 'not-enough-credits', back: '/members/7' }])
  expect(close).toHaveBeenCalled()
})

test('gifts that take too long say that they do, and can be asked for again', async () => {
  const { network, user } = await openAsMember(<Slot request={{ profileId: 7 }} close={() => undefined} />, {
    routes: { 'GET /api/gifts.php': tooLate },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
  network.answer('GET /api/gifts.php', () => ({ body: { gifts: [rose] } }))
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByRole('radio', { name: /Roos/ })
})

test('a gift that takes too long to send stays chosen, and says why', async () => {
  const { user, close } = await open(tooLate)
  await user.click(screen.getByRole('radio', { name: /Roos/ }))
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Het duurt te lang. Probeer het opnieuw.')
  expect(screen.getByRole('radio', { name: /Roos/ })).toBeChecked()
  expect(close).not.toHaveBeenCalled()
})

test('pressed again after a refusal it is the same message', async () => {
  const { network, user, close } = await open(() =>
    refusal(409, 'fictional_ack_required', { message: 'Animator.' }),
  )
  await user.click(screen.getByRole('radio', { name: /Roos/ }))
  await user.click(screen.getByRole('button', { name: 'Cadeau geven' }))
  await screen.findByText(/Animator\./)
  network.answer('POST /api/message.php', takes)
  network.answer('POST /api/chat.php', () => ({ body: { conversation: sampleConversation() } }))
  network.answer('PUT /api/chat.php', () => ({
    body: { conversation: sampleConversation(), unread_total: 0 },
  }))
  await user.click(screen.getByRole('button', { name: 'Akkoord en versturen' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  const keys = network.callsOf('POST /api/message.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
