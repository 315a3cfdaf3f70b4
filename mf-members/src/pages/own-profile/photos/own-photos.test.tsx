import { beforeEach, expect, test } from '@jest/globals'
import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member, ownProfile } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { photo as somePhoto } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { OwnPhotos } from './own-photos.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})

const photo = (own: Partial<Photo> = {}): Photo => somePhoto(own.id ?? 1, { main: true, ...own })
const three = [photo(), photo({ id: 2, main: false }), photo({ id: 3, main: false })]

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
    { path: '/profile', state: { user: member(), settings: exampleSettings() } },
  )
  await screen.findByText(`${photos.filter(({ status }) => status !== 'rejected').length} van 3`)
  return {
    ...seen,
    serve: (next: readonly Photo[]) => {
      own = next
    },
  }
}

const picture = (size = 1000, type = 'image/jpeg') => {
  const file = new File(['x'], 'strand.jpg', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const input = () => screen.getByLabelText("Foto's toevoegen", { selector: 'input' })
const choose = (...files: readonly File[]) =>
  userEvent.setup({ applyAccept: false }).upload(input(), [...files])
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const actOn = async (place: number, act: string) => {
  await press(`Wat je met foto ${place} kunt doen`)
  await userEvent.click(await screen.findByRole('menuitem', { name: act }))
}
const order = () =>
  screen.getAllByRole('listitem').map((tile) => tile.querySelector('img')?.getAttribute('src'))
const thumb = (id: number) => `/photos/photos/${id}-thumb.webp`

test('a chosen picture is sent once its member has seen it, and takes its place when the server has it', async () => {
  const seen = await open([], { 'POST /api/photo.php': () => ({ status: 201, body: { photo: photo() } }) })
  const changed = remote.heard('profile-changed')
  seen.serve([photo({ status: 'pending', main: false })])
  await choose(picture())
  expect(await screen.findByRole('dialog', { name: 'Foto plaatsen' })).toBeInTheDocument()
  expect(seen.callsOf('POST /api/photo.php')).toHaveLength(0)
  await press('Plaatsen')
  expect(await screen.findByText('Wordt bekeken')).toBeInTheDocument()
  expect(screen.getByText('1 van 3')).toBeInTheDocument()
  expect(seen.callsOf('POST /api/photo.php')).toHaveLength(1)
  expect(changed).toHaveLength(1)
})

test('whoever wants a photo to be private says so before it is sent, and is told who sees it then', async () => {
  const sent: (FormDataEntryValue | null)[] = []
  await open([], {
    'POST /api/photo.php': ({ body }) => {
      if (body instanceof FormData) sent.push(body.get('visibility'))
      return { status: 201, body: { photo: photo() } }
    },
  })
  await choose(picture())
  await userEvent.click(await screen.findByRole('radio', { name: 'Privé' }))
  expect(screen.getByText(/Alleen premium leden zien hem scherp/)).toBeInTheDocument()
  await press('Plaatsen')
  await waitFor(() => expect(sent).toEqual(['private']))
})

test('several pictures come one after another; who skips one sends the others', async () => {
  const seen = await open([], { 'POST /api/photo.php': () => ({ status: 201, body: { photo: photo() } }) })
  await choose(picture(), picture())
  await screen.findByRole('dialog', { name: 'Foto 1 van 2' })
  await press('Overslaan')
  await screen.findByRole('dialog', { name: 'Foto 2 van 2' })
  await press('Plaatsen')
  await waitFor(() => expect(seen.callsOf('POST /api/photo.php')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an upload that breaks off stays with the reason, and the second try carries the same key', async () => {
  const answers = [
    refusal(429, 'rate_limited', { message: 'Even rustig aan.' }),
    { status: 201, body: { photo: photo() } },
  ]
  const seen = await open([], { 'POST /api/photo.php': () => answers.shift() ?? { status: 500, body: {} } })
  await choose(picture())
  await press('Plaatsen')
  expect(await screen.findByRole('alert')).toHaveTextContent('Even rustig aan.')
  seen.serve([photo()])
  await press('Opnieuw proberen')
  expect(await screen.findByText('Hoofdfoto')).toBeInTheDocument()
  const keys = seen.callsOf('POST /api/photo.php').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeDefined()
  expect(keys[0]).toBe(keys[1])
})

test('what the server will never take is told in its words, and can only be dropped', async () => {
  await open([], {
    'POST /api/photo.php': () =>
      refusal(415, 'photo_type', { message: 'Gebruik een JPG, PNG, WebP of AVIF.' }),
  })
  await choose(picture())
  await press('Plaatsen')
  expect(await screen.findByRole('alert')).toHaveTextContent('Gebruik een JPG, PNG, WebP of AVIF.')
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument()
  await press('Laat maar')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['over 10 MB that the browser cannot make smaller', picture(10_000_001), /groter dan 10 MB/],
  ['of another kind', picture(1000, 'application/pdf'), /JPG, PNG, WebP of AVIF/],
])('a file %s is refused at once and nothing is sent', async (_, file, words) => {
  const seen = await open([])
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.queryByRole('button', { name: 'Plaatsen' })).not.toBeInTheDocument()
  expect(seen.callsOf('POST /api/photo.php')).toHaveLength(0)
})

test('how many photos there may be is said before somebody chooses, and what premium gives', async () => {
  await open([photo()])
  expect(screen.getByText(/Nog plaats voor 2\. Met premium is er plaats voor 25\./)).toBeInTheDocument()
  await choose(picture(), picture(), picture())
  expect(await screen.findByText('Er is nog plaats voor 2; de rest is niet gekozen.')).toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Foto 1 van 2' })).toBeInTheDocument()
})

test('who has all photos is told so and cannot add another', async () => {
  await open(three)
  expect(screen.getByRole('button', { name: "Foto's toevoegen" })).toBeDisabled()
  expect(screen.getByText(/Je hebt je 3 foto's geplaatst/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wat is premium?' })).toHaveAttribute('href', '/premium')
})

test('a rejected photo says why, does not count and has no place in the order', async () => {
  await open([photo({ status: 'rejected', main: false, reject_reason: 'contact_details' })])
  expect(screen.getByText('Afgekeurd')).toBeInTheDocument()
  expect(screen.getByText('Er staan contactgegevens op.')).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: 'Foto 1' })).not.toBeInTheDocument()
})

test('each photo says where it stands, and how many are public and private', async () => {
  await open([
    photo(),
    photo({ id: 2, main: false, visibility: 'private' }),
    photo({ id: 3, main: false, status: 'processing' }),
  ])
  const tile = (place: number) => within(screen.getByRole('listitem', { name: `Foto ${place}` }))
  expect(tile(1).getByText('Hoofdfoto')).toBeInTheDocument()
  expect(tile(2).getByText('Privé')).toBeInTheDocument()
  expect(tile(3).getByText('Wordt verwerkt')).toBeInTheDocument()
  expect(screen.getByText('Openbaar: 2. Privé: 1.')).toBeInTheDocument()
})

test('hides a photo, makes another the first, and tells the other parts', async () => {
  const seen = await open([photo(), photo({ id: 2, main: false })], {
    'PUT /api/photo.php': () => ({ body: { photo: photo() } }),
  })
  const changed = remote.heard('profile-changed')
  await actOn(2, 'Maak dit je hoofdfoto')
  await waitFor(() => expect(changed).toHaveLength(1))
  await actOn(2, 'Privé maken')
  await waitFor(() => expect(changed).toHaveLength(2))
  expect(seen.callsOf('PUT /api/photo.php').map(({ body }) => body)).toEqual([
    { id: 2, main: true, position: 0 },
    { id: 2, visibility: 'private' },
  ])
})

test('a photo lies where it was put at once, by the arrow keys of its handle, which keeps the focus', async () => {
  let held: () => void = () => undefined
  const seen = await open(three, {
    'PUT /api/photo.php': () =>
      new Promise((answer) => {
        held = () => answer({ body: { photo: photo({ id: 3 }) } })
      }),
  })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Foto 3 verplaatsen' }), { key: 'ArrowLeft' })
  await waitFor(() => expect(order()).toEqual([thumb(1), thumb(3), thumb(2)]))
  expect(screen.getByText('De foto staat nu op plaats 2 van 3.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Foto 2 verplaatsen' })).toHaveFocus())
  await waitFor(() => expect(seen.callsOf('PUT /api/photo.php')).toHaveLength(1))
  expect(seen.callsOf('PUT /api/photo.php')[0]?.body).toEqual({ id: 3, position: 1 })
  held()
})

test('a photo that could not be moved lies again where it was, and that is said', async () => {
  const toasts = remote.heard('toast-requested')
  await open(three, { 'PUT /api/photo.php': () => refusal(404, 'not_found', { message: 'Niet gevonden.' }) })
  await actOn(1, 'Naar achteren')
  await waitFor(() => expect(toasts).toEqual([{ text: 'Niet gevonden.', tone: 'danger' }]))
  await waitFor(() => expect(order()).toEqual([thumb(1), thumb(2), thumb(3)]))
})

test('deletes only after the question, and says that it is done', async () => {
  const toasts = remote.heard('toast-requested')
  const seen = await open([photo()], { 'DELETE /api/photo.php': () => ({ body: { ok: true } }) })
  await actOn(1, 'Verwijderen')
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

test('shows the verdict too where only the shell has heard of it', async () => {
  const seen = await open([photo({ status: 'pending', main: false })])
  seen.serve([photo()])
  remote.share({ user: member({ profile: ownProfile({ photos: [photo()] }) }) })
  expect(await screen.findByText('Hoofdfoto')).toBeInTheDocument()
})
