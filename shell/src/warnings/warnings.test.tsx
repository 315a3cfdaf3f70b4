import { beforeEach, expect, test } from '@jest/globals'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { exampleCard, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'react-router'
import nl from '../locales/nl.json' with { type: 'json' }
import { storedPush } from '../push/stored-push.ts'
import { browserPush } from '../push/testing/browser-push.ts'
import { serveSlots } from '../testing/serve-slots.ts'
import { dismissals } from './dismissals.ts'
import { Warnings } from './warnings.tsx'

const well = exampleUser({ status: 'active', notifications_disabled: [] })
const withoutMail = { ...well, notifications_disabled: ['bounce' as const] }

const still = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }
const show = async (carried: readonly string[] = []) => {
  const warnings = <Warnings carried={carried} />
  const view = await renderPage(warnings, { namespace: 'shell', catalogue: nl, path: '/members' })
  const goOn = () =>
    view.rerender(
      <I18nextProvider i18n={view.i18n}>
        <Router location="/likes" navigator={still}>
          {warnings}
        </Router>
      </I18nextProvider>,
    )
  return { ...view, goOn }
}
const capable = () => state.set('push', { isCapable: true, isSubscribed: false, lastMessage: null })
const offer = () => screen.queryByText(nl.push.title)
const mailNotice = () => screen.queryByText(nl.mailDisabled.title)

/** Somebody whom the member has written to and who has not answered yet. */
const awaited: ChatListEntry = {
  conversation: {
    id: 1,
    state: 'open',
    counts_as_free_slot: true,
    last_message_id: 1,
    muted: false,
    fictional: false,
    fictional_ack: false,
  },
  profile: exampleCard({ id: 7 }),
  num_unread_messages: 0,
  last_message: { type: 'text', preview: 'Hoi', own: true, created_at: '2026-11-23T10:00:00Z' },
}

beforeEach(() => {
  localStorage.clear()
  state.set('chats', [awaited])
  dismissals.forget()
  browserPush()
  serveSlots([], {})
  state.set('timeBonusEnds', null)
  state.set('user', well)
  capable()
})

test('what the document holds stands there from the start', async () => {
  state.set('user', withoutMail)
  await show(['notifications'])
  expect(mailNotice()).not.toBeNull()
})

test('what it does not hold does not push down the page that is read, and comes with the next', async () => {
  const { goOn } = await show()
  act(() => state.set('user', withoutMail))
  expect([mailNotice(), offer()]).toEqual([null, null])
  goOn()
  expect(mailNotice()).not.toBeNull()
  expect(offer()).not.toBeNull()
})

test('nor does what is learned of a member whom the document did not know in time', async () => {
  state.set('user', null)
  const { goOn } = await show()
  act(() => state.set('user', withoutMail))
  expect(mailNotice()).toBeNull()
  goOn()
  expect(mailNotice()).not.toBeNull()
})

test('what is no longer so goes at once', async () => {
  state.set('user', withoutMail)
  await show(['notifications'])
  act(() => state.set('user', well))
  expect(mailNotice()).toBeNull()
})

test('once closed it stays away, by its own key with the time', async () => {
  state.set('user', withoutMail)
  await show(['notifications'])
  await userEvent.click(screen.getByRole('button', { name: /sluit/i }))
  expect(mailNotice()).toBeNull()
  expect(Number(localStorage.getItem(dismissalKey('notifications')))).toBeGreaterThan(0)
  expect(localStorage).toHaveLength(1)
})

test('a notice of a remote that is not in the registry is not there', async () => {
  state.set('timeBonusEnds', '2099-01-01T00:00:00Z')
  state.set('user', { ...well, paid_user: false })
  const { container } = await show(['bonus'])
  expect(container.querySelector('[data-notice]')).toBeNull()
})

test('the room of the welcome bonus stays when it ends, so that nothing below moves, and goes with the page', async () => {
  serveSlots([{ name: 'bonus-banner', faultClass: 'essential', notice: 'bonus' }], {
    'bonus-banner': () => null,
  })
  state.set('timeBonusEnds', '2099-01-01T00:00:00Z')
  const { container, goOn } = await show(['bonus'])
  const room = () => container.querySelector('[data-notice="bonus"]')
  expect(room()).not.toBeNull()
  act(() => state.set('timeBonusEnds', null))
  expect(room()).not.toBeNull()
  goOn()
  expect(room()).toBeNull()
})

test('the offer of notifications asks for them by its button, and goes once they are there', async () => {
  const wanted: boolean[] = []
  const listening = bus.on('push-requested').subscribe(({ on }) => wanted.push(on))
  const { goOn } = await show()
  goOn()
  await userEvent.click(screen.getByRole('button', { name: nl.push.accept }))
  expect(wanted).toEqual([true])
  act(() => state.set('push', { isCapable: true, isSubscribed: true, lastMessage: null }))
  expect(offer()).toBeNull()
  listening.unsubscribe()
})

test('it goes for good where the browser was told no', async () => {
  const { goOn } = await show()
  goOn()
  storedPush.set('denied')
  act(capable)
  expect(offer()).toBeNull()
})
