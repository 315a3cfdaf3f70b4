import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { emptyState, type SharedState, stateWriterForTests } from '@lonk/shared-events/state.ts'
import { unsentMessages } from '@lonk/shared-events/storage-register.ts'
import { forgetStored } from '@lonk/shared-events/stored.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import nl from '../locales/nl.json' with { type: 'json' }
import { sampleSettings, sampleUser } from './sample-user.ts'

interface ChatSetting {
  readonly routes: Record<string, FakeRoute>
  readonly state?: Partial<SharedState>
  readonly path?: string
  readonly locationState?: unknown
}

/** Renders a page or slot of this remote for a logged-in member, with the network answered by the test. */
export const renderChat = async (element: ReactElement, { routes, state = {}, ...place }: ChatSetting) => {
  const network = fakeApi(api, routes)
  share({ ...emptyState, user: sampleUser(), settings: sampleSettings(), ...state })
  const user: UserEvent = userEvent.setup()
  const view = await renderPage(element, { namespace: 'mf-chat', catalogue: nl, ...place })
  return { ...view, network, user }
}

/** Writes the shared state as the shell would. */
export const share = (values: Partial<SharedState>): void => {
  const write = <K extends keyof SharedState>(key: K, value: SharedState[K] | undefined) => {
    if (value !== undefined) stateWriterForTests.set(key, value)
  }
  act(() => {
    write('user', values.user)
    write('settings', values.settings)
    write('chats', values.chats)
    write('online', values.online)
    write('arrival', values.arrival)
  })
}

/** Publishes what the shell says on the bus. */
export const say = <N extends EventName>(name: N, payload: EventPayload<N>): void =>
  act(() => bus.publish(name, payload))

/** Sets the width that media queries see, by default a phone's, and whether a mouse and keys are there. */
export const atWidth = (pixels: number, keys = true): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('pointer: fine')
        ? keys
        : pixels >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? 0),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
atWidth(360)

/** Nothing has a position here. Newer browsers answer with a promise: no effect may hand that to React. */
Element.prototype.scrollIntoView = () => Promise.resolve()

/** Everything that is published under a name from now on. */
export const listenTo = <N extends EventName>(name: N): EventPayload<N>[] => {
  const heard: EventPayload<N>[] = []
  let live = false
  bus.on(name).subscribe((payload) => live && heard.push(payload))
  live = true
  return heard
}

/** Ends the session as the shell does, so that no test sees the messages of another. */
export const endSession = (): void => {
  say('logged-out', { reason: 'own-act' })
  share({ user: null, chats: null, arrival: 'acted' })
  atWidth(360)
  forgetStored(unsentMessages)
}
