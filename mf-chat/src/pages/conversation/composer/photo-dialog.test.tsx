import { beforeEach, expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { field, openConversation } from '../../../testing/open-conversation.tsx'
import { sampleChat, samplePhoto } from '../../../testing/samples.ts'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
const uploaded: FakeRoute = () => ({ status: 201, body: { photo: { ...samplePhoto(), id: 9 } } })

const choose = async (routes: Record<string, FakeRoute>, size = 1000) => {
  const shown = await openConversation(sampleChat(), { routes })
  const file = new File(['x'], 'hond.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: size })
  await shown.user.upload(await screen.findByLabelText('Foto sturen', { selector: 'input' }), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto sturen' }))
  return { ...shown, dialog }
}
const press = { name: 'Foto versturen' }

test('a photo is looked at with its price, sent with its words, and the dialog goes', async () => {
  const { user, network, dialog } = await choose({ 'POST /api/photo.php': uploaded })
  expect(dialog.getByRole('img', { name: 'De gekozen foto' })).toBeInTheDocument()
  expect(dialog.getByText(/€.1,54/)).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox'), 'Mijn hond')
  await user.click(dialog.getByRole('button', press))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.callsOf('POST /api/message.php')[0]?.body).toMatchObject({
    type: 'photo',
    photo_id: 9,
    text: 'Mijn hond',
    profile_id: 7,
  })
})

test('after a refusal the second try sends the same message and uploads nothing again', async () => {
  const { user, network, dialog } = await choose({
    'POST /api/photo.php': uploaded,
    'POST /api/message.php': () =>
      refusal(402, 'not_enough_credits', { message: 'Je hebt niet genoeg credits.' }),
  })
  await user.click(dialog.getByRole('button', press))
  expect(await dialog.findByText('Je hebt niet genoeg credits.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', press))
  await dialog.findByText('Je hebt niet genoeg credits.')
  const keys = network.callsOf('POST /api/message.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(network.callsOf('POST /api/photo.php')).toHaveLength(1)
})

test('a picture that is refused says why, and no message goes', async () => {
  const { user, network, dialog } = await choose({
    'POST /api/photo.php': () =>
      refusal(415, 'photo_type', { message: 'Gebruik een JPG, PNG, WebP of AVIF.' }),
  })
  await user.click(dialog.getByRole('button', press))
  expect(await dialog.findByText('Gebruik een JPG, PNG, WebP of AVIF.')).toBeInTheDocument()
  expect(network.callsOf('POST /api/message.php')).toHaveLength(0)
})

test('a picture over 10 MB is refused before anything is sent', async () => {
  const { user, network, dialog } = await choose({ 'POST /api/photo.php': uploaded }, 10_000_001)
  expect(dialog.getByText('Deze foto is groter dan 10 MB.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', press))
  expect(network.callsOf('POST /api/photo.php')).toHaveLength(0)
})

test('a photo can be pasted into the field', async () => {
  await openConversation()
  await screen.findByRole('button', { name: 'Meer sturen' })
  fireEvent.paste(field(), { clipboardData: { files: [new File(['x'], 'hond.png', { type: 'image/png' })] } })
  await screen.findByRole('dialog', { name: 'Foto sturen' })
})
