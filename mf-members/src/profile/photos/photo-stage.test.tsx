import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../server-state.ts'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { photo, profile } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { About } from '../about.tsx'
import { PhotoStage } from './photo-stage.tsx'

// The tests' browser lays nothing out and knows no media: a width for the viewer, and a system that wants no motion.
beforeEach(() => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1024 })
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

const locked = photo(22, {
  position: 1,
  visibility: 'private',
  locked: true,
  filename: null,
  thumb_filename: null,
  blur_filename: 'photos/22-blur.webp',
})
const three = [photo(21, { main: true }), photo(22, { position: 1 }), photo(23, { position: 2 })]
const onView = (photoId: number) => ({ photoOnView: { profileId: 2, photoId } })

const open = (seen: number | null = null, photos = three) => {
  network({})
  remote.share({ settings: exampleSettings() })
  return remote.open(
    <ServerState>
      <PhotoStage profile={profile(2, { photos })} />
    </ServerState>,
    { path: '/members/2?from=here', locationState: seen && onView(seen) },
  )
}
const viewer = async () => within(await screen.findByRole('dialog', { name: "Foto's van Lid_2" }))

test('a press on a photo is a step in the history, at the same address', async () => {
  const { visited, states } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 van Lid_2 vergroten' }))
  expect(visited).toEqual(['/members/2?from=here'])
  expect(states).toEqual([onView(21)])
})

test('the viewer begins with the photo that was pressed and goes on by key and by button', async () => {
  await open(22)
  const { getByRole } = await viewer()
  const said = getByRole('status')
  expect(said).toHaveTextContent('Foto 2 van Lid_2')
  await userEvent.keyboard('{ArrowRight}')
  expect(said).toHaveTextContent('Foto 3 van Lid_2')
  await userEvent.click(getByRole('button', { name: 'Vorige foto' }))
  await userEvent.click(getByRole('button', { name: 'Vorige foto' }))
  expect(said).toHaveTextContent('Foto 1 van Lid_2')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', async () => userEvent.click((await viewer()).getByRole('button', { name: 'Sluiten' }))],
])('%s takes the step back that opened it, once', async (_, close) => {
  const { visited } = await open(21)
  await viewer()
  await close()
  await waitFor(() => expect(visited).toEqual(['-1']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('going back closes it, and the focus is on the photo that was seen last', async () => {
  const { moveTo, visited } = await open(21)
  await viewer()
  await userEvent.keyboard('{ArrowRight}')
  moveTo('/members/2?from=here')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Foto 2 van Lid_2 vergroten' })).toHaveFocus()
  expect(visited).toEqual([])
})

test('a photo is reported from the viewer, above the profile', async () => {
  const complaints = remote.heard('complaint-requested')
  const { moveTo, visited } = await open(22)
  await userEvent.click((await viewer()).getByRole('button', { name: 'Deze foto melden' }))
  expect(visited).toEqual(['-1'])
  expect(complaints).toEqual([])
  moveTo('/members/2?from=here')
  await waitFor(() => expect(complaints).toEqual([{ profileId: 2, photoId: 22 }]))
})

test('one does not report oneself', async () => {
  remote.share({ user: member({ profile: { ...member().profile, id: 2 } }) })
  await open(21)
  const { queryByRole } = await viewer()
  expect(queryByRole('button', { name: 'Deze foto melden' })).not.toBeInTheDocument()
})

test('what is locked is no part of the viewer, nor another member’s photo', async () => {
  remote.share({ user: member() })
  const { moveTo } = await open(23, [photo(21), locked, photo(23, { position: 2 })])
  const { getByRole } = await viewer()
  expect(getByRole('status')).toHaveTextContent('Foto 3 van Lid_2')
  await userEvent.keyboard('{ArrowLeft}')
  expect(getByRole('status')).toHaveTextContent('Foto 1 van Lid_2')
  moveTo('/members/2', { photoOnView: { profileId: 3, photoId: 21 } })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('by keyboard the photos are one stop, and the arrows go from one to the next', async () => {
  await open()
  const [first, second] = [1, 2].map((position) =>
    screen.getByRole('button', { name: `Foto ${position} van Lid_2 vergroten` }),
  )
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1])
  first?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(second).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(first).toHaveFocus()
})

test('under the viewer they are deaf: to the arrows, and to a second press', async () => {
  const { visited } = await open(21)
  const [first, second] = [1, 2].map((position) =>
    screen.getByRole('button', { name: `Foto ${position} van Lid_2 vergroten`, hidden: true }),
  )
  if (!first) throw new Error('no photo')
  // The viewer takes the focus a little later than it is there.
  const arrow = createEvent.keyDown(first, { key: 'ArrowRight', bubbles: true })
  fireEvent(first, arrow)
  expect(arrow.defaultPrevented).toBe(true)
  expect(second).not.toHaveFocus()
  fireEvent.click(first)
  expect(visited).toEqual([])
})

test('a visitor learns how many private photos there are, and logs in to see more', async () => {
  const requests = remote.heard('login-requested')
  network({})
  await remote.open(
    <ServerState>
      <PhotoStage profile={profile(2, { photos: three, photo_count_private: 2 })} />
    </ServerState>,
  )
  expect(await screen.findByText("Nog 2 privéfoto's.")).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  expect(requests).toEqual([{ reason: 'photos' }])
})

test('a member sees the colours of a private photo, and the way to premium', async () => {
  remote.share({ user: member() })
  const requests = remote.heard('credits-requested')
  await open(null, [photo(21), locked])
  expect(screen.getByRole('img', { name: 'Privéfoto van Lid_2' })).toHaveAttribute(
    'src',
    expect.stringContaining('22-blur'),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Premium worden' }))
  expect(requests).toEqual([{ reason: 'premium' }])
})

test('whoever has no photo is met by their own words', async () => {
  network({})
  const about = 'Ik lach om mijn eigen grappen. De zee is altijd goed.'
  await remote.open(
    <ServerState>
      <PhotoStage profile={profile(2, { photos: [], about })} />
    </ServerState>,
    { path: '/members/2' },
  )
  const picture = screen.getByRole('img', { name: 'Lid_2 heeft nog geen foto' })
  expect(picture).toHaveTextContent(/^Ik lach om mijn eigen grappen\.Lid_2 heeft/)
})

test.each([
  ['Koffie.', true],
  ['Koffie. En thee.', false],
])('what is said whole in the place of a photo, %s, is not printed twice: %s', async (about, unseen) => {
  network({})
  const person = profile(2, { photos: [], about })
  await remote.open(
    <ServerState>
      <PhotoStage profile={person} />
      <About profile={person} />
    </ServerState>,
    { path: '/members/2' },
  )
  const below = screen.getAllByText(about).at(-1)
  expect(below?.closest('[role="img"]')).toBeNull()
  expect(below?.classList.contains('visually-hidden')).toBe(unseen)
})
