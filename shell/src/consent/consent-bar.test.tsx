import { beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { layoutStore } from '../layouts/layout-store.ts'
import nl from '../locales/nl.json' with { type: 'json' }
import { dismissals } from '../warnings/dismissals.ts'
import { consentStore } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { forgetFirstScreenForTests } from './first-screen.ts'

const route = 'POST /api/consent.php'
const bar = () => screen.queryByRole('region', { name: nl.consent.label })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const show = () => renderPage(<ConsentBar />, { namespace: 'shell', catalogue: nl })

// jsdom has no media queries; none of them matches in a plain browser tab.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList

beforeEach(() => {
  localStorage.clear()
  consentStore.forget()
  forgetFirstScreenForTests()
  layoutStore.set('default')
  act(() => {
    stateWriterForTests.set('settings', exampleSettings({ cookie_version: '1' }))
    stateWriterForTests.set('user', null)
    dismissals.dismiss('entry-warning')
  })
})

test('refusing takes one press, as accepting does, and both buttons look the same', async () => {
  fakeApi(api, { [route]: () => ({ body: { ok: true } }) })
  await show()
  const [no, yes] = [nl.consent.necessary, nl.consent.all].map((name) => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
  press(nl.consent.necessary)
  await waitFor(() => expect(bar()).toBeNull())
  expect(consentStore.get()).toMatchObject({ version: '1', marketing: false })
})

test('a no holds though the network is down', async () => {
  fakeApi(api, { [route]: () => refusal(403, 'forbidden') })
  await show()
  press(nl.consent.necessary)
  await waitFor(() => expect(bar()).toBeNull())
})

test('a yes holds only once it is recorded', async () => {
  const network = fakeApi(api, {
    [route]: () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }),
  })
  await show()
  press(nl.consent.all)
  expect(await screen.findByRole('alert')).toHaveTextContent('Even rustig aan.')
  expect(consentStore.get()).toBeNull()
  network.answer(route, () => ({ body: { ok: true } }))
  press(nl.consent.all)
  await waitFor(() => expect(bar()).toBeNull())
  expect(network.calls.at(-1)?.body).toEqual({
    version: '1',
    functional: true,
    analytics: true,
    marketing: true,
  })
})

test('nothing is stored before a choice', async () => {
  localStorage.clear()
  await show()
  expect(bar()).not.toBeNull()
  expect(localStorage.length).toBe(0)
})

const expectBarOnceScrolled = () => {
  expect(bar()).toBeNull()
  const scrolled = jest.replaceProperty(window, 'scrollY', 10)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(bar()).not.toBeNull()
  scrolled.restore()
}

test("a phone's first screen is left alone until somebody scrolls", async () => {
  const narrow = (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('max-'), media })
  const asked = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => narrow(media) as MediaQueryList)
  await show()
  expectBarOnceScrolled()
  asked.mockRestore()
})

test("a lander's first screen is left alone at every width", async () => {
  layoutStore.set('lander')
  await show()
  expectBarOnceScrolled()
})

test('a new text is asked about again', async () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  await show()
  expect(bar()).toBeNull()
  act(() => stateWriterForTests.set('settings', exampleSettings({ cookie_version: '2' })))
  expect(bar()).not.toBeNull()
})

test('on the page about cookies the choice is shown and can be changed', async () => {
  fakeApi(api, { [route]: () => ({ body: { ok: true } }) })
  await renderPage(<CookieChoice />, { namespace: 'shell', catalogue: nl })
  expect(screen.getByRole('status')).toHaveTextContent(nl.consent.none)
  press(nl.consent.all)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Alles toegestaan/))
  press(nl.consent.necessary)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Alleen wat nodig is/))
})
