import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import type { SlotDeclaration, SlotProps } from '@lonk/shared-events/contract.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { siteHistory } from '../composition/site-history.ts'
import { serveSlots } from '../testing/serve-slots.ts'
import { forgetEarlyRequests, holdEarlyRequests } from './early-requests.ts'
import { hostedRequests } from './hosted-requests.ts'
import { RegistrySlots } from './registry-slots.tsx'

/** A slot that no line of the shell has heard of. */
const Waving = ({ request, close }: SlotProps) => (
  <button type="button" onClick={close}>
    waving at {JSON.stringify(request)}
  </button>
)

const Nodding = () => <p>nodding</p>

const show = (opening: Partial<SlotDeclaration>, name = 'waving') => {
  const other = { name: 'nodding', faultClass: 'regular', on: 'complaint-requested' } as const
  serveSlots([{ name, faultClass: 'regular', ...opening }, other], { [name]: Waving, nodding: Nodding })
  return render(<RegistrySlots />)
}
const waving = () => screen.queryByRole('button', { name: /waving/ })
const isWaving = () => screen.findByRole('button', { name: /waving/ })
/** Until another slot that was asked for later is there: by then this one would be too. */
const laterOneIsThere = async () => {
  act(() => bus.publish('complaint-requested', {}))
  await screen.findByText('nodding')
}
const goTo = (path: string) => act(() => siteHistory.push(path))

beforeEach(() => goTo('/members'))
afterEach(forgetEarlyRequests)

test('a slot that is new in the registry opens on its event, and gets what the event says', async () => {
  show({ on: 'gift-requested' })
  expect(waving()).toBeNull()
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  expect(await isWaving()).toHaveTextContent('waving at {"profileId":7}')
})

test('it goes when it is closed, and comes with the next event', async () => {
  show({ on: 'gift-requested' })
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  await userEvent.click(await isWaving())
  await waitFor(() => expect(waving()).toBeNull())
  act(() => bus.publish('gift-requested', { profileId: 8 }))
  expect(await isWaving()).toHaveTextContent('{"profileId":8}')
})

test('what is asked for while it is open takes the place of what was', async () => {
  show({ on: 'gift-requested' })
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  await isWaving()
  act(() => bus.publish('gift-requested', { profileId: 8 }))
  await waitFor(() => expect(waving()).toHaveTextContent('{"profileId":8}'))
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('it goes with the page on which it was asked for, and does not come back with it', async () => {
  show({ on: 'gift-requested' })
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  await isWaving()
  goTo('/likes')
  await waitFor(() => expect(waving()).toBeNull())
  goTo('/members')
  await laterOneIsThere()
  expect(waving()).toBeNull()
})

test('a lasting one stays', async () => {
  show({ on: 'gift-requested', lasting: true })
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  await isWaving()
  goTo('/likes')
  await laterOneIsThere()
  expect(waving()).not.toBeNull()
})

test('what was asked for before the overlays were there opens once they are', async () => {
  holdEarlyRequests()
  bus.publish('gift-requested', { profileId: 7 })
  show({ on: 'gift-requested' })
  expect(await isWaving()).toHaveTextContent('{"profileId":7}')
})

test('a fact of earlier that the bus repeats for late listeners opens nothing, the next one does', async () => {
  bus.publish('profile-opened', { profileId: 7 })
  show({ on: 'profile-opened' })
  await laterOneIsThere()
  expect(waving()).toBeNull()
  act(() => bus.publish('profile-opened', { profileId: 8 }))
  expect(await isWaving()).toHaveTextContent('{"profileId":8}')
})

test('the shell leaves to a slot the requests that open it, and no others', () => {
  const { unmount } = show({ on: 'credits-requested', where: { reason: 'not-enough-credits' } })
  expect(hostedRequests.answers('credits-requested', { reason: 'not-enough-credits' })).toBe(true)
  expect(hostedRequests.answers('credits-requested', { reason: 'premium' })).toBe(false)
  unmount()
  expect(hostedRequests.answers('credits-requested', { reason: 'not-enough-credits' })).toBe(false)
})

test('what the shell has answered itself before the overlays were there is not asked again', async () => {
  holdEarlyRequests()
  bus.publish('login-requested', {})
  show({ on: 'login-requested' })
  await laterOneIsThere()
  expect(waving()).toBeNull()
})

test('a slot that was released before its remote.json said what opens it opens as it did', async () => {
  show({}, 'gift-picker')
  act(() => bus.publish('gift-requested', { profileId: 7 }))
  expect(await isWaving()).toHaveTextContent('{"profileId":7}')
})
