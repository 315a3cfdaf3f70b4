import { beforeEach, expect, test } from '@jest/globals'
import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { OwnPhotos } from './own-photos.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})

const photo = (own: Partial<Photo> = {}): Photo => ({
  id: 1,
  filename: 'a.webp',
  thumb_filename: 'a-thumb.webp',
  blur_filename: null,
  match: null,
  status: 'active',
  visibility: 'public',
  locked: false,
  width: 800,
  height: 800,
  position: 0,
  main: true,
  ...own,
})

const open = async (photos: readonly Photo[], routes: Record<string, FakeRoute> = {}) => {
  let own = photos
  const seen = network({
    'GET /api/photos.php': () => ({ body: { photos: own, limit: 3 } }),
    ...routes,
  })
  await remote.open(
    <ServerState>
      <OwnPhotos />
    </ServerState>,
    { path: '/profile', state: { user: member() } },
  )
  await screen.findByText(`${photos.filter(({ status }) => status !== 'rejected').length} van 3`)
  return {
    ...seen,
    serve: (next: readonly Photo[]) => {
      own = next
    },
  }
}

const picture = (size = 1000) => {
  const file = new File(['x'], 'strand.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText("Foto's toevoegen", { selector: 'input' }), file)

test('a chosen picture is sent and takes its place when the server has it', async () => {
  const seen = await open([], { 'POST /api/photo.php': () => ({ status: 201, body: { photo: photo() } }) })
  seen.serve([photo({ status: 'pending', main: false })])
  await choose(picture())
  expect(await screen.findByText('Wordt bekeken')).toBeInTheDocument()
  expect(screen.getByText('1 van 3')).toBeInTheDocument()
  expect(seen.callsOf('POST /api/photo.php')).toHaveLength(1)
})

test('a refused picture stays with the reason, and the second try carries the same key', async () => {
  const answers = [
    refusal(422, 'photo_small', { message: 'De foto moet minstens 400 × 400 pixels zijn.' }),
    { status: 201, body: { photo: photo() } },
  ]
  const seen = await open([], { 'POST /api/photo.php': () => answers.shift() ?? { status: 500, body: {} } })
  await choose(picture())
  expect(await screen.findByRole('alert')).toHaveTextContent('De foto moet minstens 400 × 400 pixels zijn.')
  seen.serve([photo()])
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText('Hoofdfoto')).toBeInTheDocument()
  const keys = seen.callsOf('POST /api/photo.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeDefined()
  expect(keys[0]).toBe(keys[1])
})

test('a picture over 10 MB is refused at once and nothing is sent', async () => {
  const seen = await open([])
  await choose(picture(10_000_001))
  expect(await screen.findByRole('alert')).toHaveTextContent('groter dan 10 MB')
  expect(seen.callsOf('POST /api/photo.php')).toHaveLength(0)
})

test('who has all photos is told so and cannot add another', async () => {
  await open([photo(), photo({ id: 2, main: false }), photo({ id: 3, main: false })])
  expect(screen.getByRole('button', { name: "Foto's toevoegen" })).toBeDisabled()
  expect(screen.getByText(/Je hebt je 3 foto's geplaatst/)).toBeInTheDocument()
})

test('a rejected photo says why and does not count', async () => {
  await open([photo({ status: 'rejected', main: false, reject_reason: 'contact_details' })])
  expect(screen.getByText('Afgekeurd')).toBeInTheDocument()
  expect(screen.getByText('Er staan contactgegevens op.')).toBeInTheDocument()
})

test('hides a photo, makes another the first, and tells the other parts', async () => {
  const seen = await open([photo(), photo({ id: 2, main: false })], {
    'PUT /api/photo.php': () => ({ body: { photo: photo() } }),
  })
  const changed = remote.heard('profile-changed')
  const second = within(screen.getByRole('listitem', { name: 'Foto 2' }))
  await userEvent.click(second.getByRole('button', { name: 'Maak dit je hoofdfoto' }))
  await userEvent.click(second.getByRole('button', { name: 'Privé' }))
  await waitFor(() => expect(changed).toHaveLength(2))
  expect(seen.callsOf('PUT /api/photo.php').map(({ body }) => body)).toEqual([
    { id: 2, main: true },
    { id: 2, visibility: 'private' },
  ])
})

test('deletes only after the question, and says that it is done', async () => {
  const toasts = remote.heard('toast-requested')
  const seen = await open([photo()], { 'DELETE /api/photo.php': () => ({ body: { ok: true } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto verwijderen?' }))
  expect(seen.callsOf('DELETE /api/photo.php')).toHaveLength(0)
  seen.serve([])
  await userEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }))
  expect(await screen.findByText(/Nog geen foto's/)).toBeInTheDocument()
  await waitFor(() => expect(toasts).toEqual([{ text: 'Foto verwijderd.', tone: 'success' }]))
})

test('shows the verdict as soon as the server has one', async () => {
  const seen = await open([photo({ status: 'pending', main: false })])
  seen.serve([photo()])
  remote.say('photo-changed', { id: 1, status: 'active' })
  expect(await screen.findByText('Hoofdfoto')).toBeInTheDocument()
})
