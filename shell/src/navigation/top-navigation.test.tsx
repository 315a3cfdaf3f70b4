import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setRouteTable } from '../composition/route-table.ts'
import { siteHistory } from '../composition/site-history.ts'
import nl from '../locales/nl.json' with { type: 'json' }
import { serving } from '../testing/serving.ts'
import { type HeaderData, headerData } from './header-data.ts'
import { TopNavigation } from './top-navigation.tsx'

const settings = exampleSettings()
const free = exampleUser({ paid_user: false })
const paid = exampleUser({ paid_user: true, credits: 20 })

const dataOf = (user: typeof free | null, more: Partial<HeaderData> = {}): HeaderData => ({
  ...headerData({ user, who: true, settings, unreadTotal: 0, newLikesTotal: 0 }),
  ...more,
})
const show = (data: HeaderData) =>
  renderPage(<TopNavigation data={data} />, { namespace: 'shell', catalogue: nl })
const ways = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

let installed = false
beforeEach(() => {
  installed = false
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: installed && media.includes('standalone'),
      media,
    }) as MediaQueryList
  stateWriterForTests.set('settings', settings)
  stateWriterForTests.set('user', null)
  siteHistory.replace('/')
})
afterEach(() => setRouteTable([]))

test('a member who never paid sees members, messages, likes and premium, in this order', async () => {
  await show(dataOf(free))
  expect(ways()).toEqual(['/members', '/chats', '/likes', '/premium'])
})

test('a member who paid sees credits in the place of premium', async () => {
  await show(dataOf(paid))
  expect(ways()).toEqual(['/members', '/chats', '/likes', '/credits'])
})

test('a visitor sees a way to log in and one to sign up, and none of the ways of members', async () => {
  await show(dataOf(null))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})

test('while it is not known who is here, nothing is said that is for visitors, or for members', async () => {
  await show({ ...dataOf(null), audience: 'unknown' })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
  expect(screen.getByRole('button', { name: /Taal/ })).toBeInTheDocument()
})

test('unread messages and new likes stand beside their ways, a hundred and more as 99+', async () => {
  await show(
    headerData({ user: paid, who: true, settings, unreadTotal: 100, newLikesTotal: 3 }) satisfies HeaderData,
  )
  expect(screen.getByRole('link', { name: /Berichten\s*99\+/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Likes\s*3/ })).toBeInTheDocument()
})

test.each([
  [10, 'warning'],
  [1, 'warning'],
  [0, 'danger'],
])('a balance of %i stands beside the credits in the %s style', async (credits, tone) => {
  await show(dataOf(exampleUser({ paid_user: true, credits })))
  expect(screen.getByText(String(credits))).toHaveAttribute('data-tone', tone)
})

test('a balance of eleven is not spoken of', async () => {
  await show(dataOf(exampleUser({ paid_user: true, credits: 11 })))
  expect(screen.queryByText('11')).toBeNull()
})

test.each([
  ['members for whoever is logged in', free, '/members'],
  ['the index for a visitor', null, '/'],
])('the brand leads to %s', async (_, user, path) => {
  await show(dataOf(user))
  expect(screen.getByRole('link', { name: new RegExp(settings.name) })).toHaveAttribute('href', path)
})

test('the account dropdown says who one is and leads to profile, settings and out', async () => {
  stateWriterForTests.set('user', free)
  setRouteTable([serving('notifications', '/notifications')])
  let asked = 0
  const listening = bus.on('logout-requested').subscribe(() => {
    asked += 1
  })
  await show(dataOf(free))
  const account = screen.getByRole('button', { name: new RegExp(free.profile.name) })
  expect(account).toHaveTextContent(free.profile.name)
  await userEvent.click(account)
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Mijn profiel', 'Instellingen', 'Uitloggen'])
  expect(items.slice(0, 2).map((item) => item.getAttribute('href'))).toEqual(['/profile', '/notifications'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Uitloggen' }))
  expect(asked).toBe(1)
  listening.unsubscribe()
})

// Only what an avatar needs.
const photo = (status: Photo['status']) =>
  ({ id: 1, filename: 'a.webp', thumb_filename: 'a-t.webp', status, visibility: 'public' }) as Photo

test('an active photo stands on the account, a photo that waits for its checks does not', async () => {
  const shownSource = async (status: Photo['status']) => {
    const user = exampleUser({ profile: { ...free.profile, main_image: photo(status) } })
    stateWriterForTests.set('user', user)
    const { container, unmount } = await show(dataOf(user))
    const source = container.querySelector('button img')?.getAttribute('src') ?? null
    unmount()
    return source
  }
  expect(await shownSource('active')).toBe(`${settings.cdn_prefix}a-t.webp`)
  expect(await shownSource('pending')).toBeNull()
})

test('the language dropdown stands everywhere but on complete-signup', async () => {
  const { unmount } = await show(dataOf(null))
  expect(screen.getByRole('button', { name: /NL/ })).toBeInTheDocument()
  unmount()
  siteHistory.replace('/complete-signup')
  await show(dataOf(null))
  expect(screen.queryByRole('button', { name: /NL/ })).toBeNull()
})

test('the installed app has a way back on a profile, the browser has its own', async () => {
  setRouteTable([serving('members-id', '/members/:id')])
  siteHistory.push('/members/12')
  const { unmount } = await show(dataOf(free))
  expect(screen.queryByRole('button', { name: 'Terug' })).toBeNull()
  unmount()
  installed = true
  await show(dataOf(free))
  expect(screen.getByRole('button', { name: 'Terug' })).toBeInTheDocument()
})

test('a plain press on the sign-up action asks the shell, one for a new tab stays a link', async () => {
  let asked = 0
  const listening = bus.on('signup-requested').subscribe(() => {
    asked += 1
  })
  const { visited } = await show(dataOf(null))
  // By its words: in a window as narrow as the tests' they are invisible.
  const signup = screen.getByText('Gratis aanmelden')
  expect(signup.closest('a')).toHaveAttribute('href', '/signup')
  await userEvent.click(signup)
  expect([asked, visited]).toEqual([1, []])
  // There is no new tab to open here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(signup)
  expect(asked).toBe(1)
  listening.unsubscribe()
})
