import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import type { Opening } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { member } from './member.ts'
import { remote } from './remote.ts'
import './at-width.ts'

/** Nothing has a position here. Newer browsers answer with a promise: no effect may hand that to React. */
Element.prototype.scrollIntoView = () => Promise.resolve()

interface MemberOpening extends Opening {
  /** What the network answers. */
  readonly routes?: Record<string, FakeRoute>
}

/** Opens a page or slot for a logged-in member, whose hand is `user`. */
export const openAsMember = async (
  element: ReactElement,
  { routes = {}, state, ...place }: MemberOpening = {},
) => {
  const network = fakeApi(api, routes)
  const user: UserEvent = userEvent.setup()
  const view = await remote.open(element, {
    state: { user: member(), settings: exampleSettings(), ...state },
    ...place,
  })
  return { ...view, network, user }
}
