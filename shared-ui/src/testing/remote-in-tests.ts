import { beforeEach } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { emptyState, type SharedState, stateWriterForTests } from '@lonk/shared-events/state.ts'
import * as storageRegister from '@lonk/shared-events/storage-register.ts'
import { forgetStored } from '@lonk/shared-events/stored.ts'
import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderPage } from './render-page.tsx'

/** What the tests of one remote have in common. */
interface TestedRemote {
  /** As in its `remote.json`, for example `mf-chat`. */
  readonly namespace: string
  /** Its Dutch texts: tests look for what a Dutch member reads. */
  readonly catalogue: Record<string, unknown>
  /** Of its `server-state.ts`; left out where it asks the server nothing. */
  readonly queryClient?: QueryClient
  /** What the shell knows when each test begins, where that is more than nothing. */
  readonly state?: Partial<SharedState>
}

/** Where a page or slot is opened, and what the shell knows by then. */
export interface Opening {
  /** Path and query of the page. */
  readonly path?: string
  /** What the previous page told this one. */
  readonly locationState?: unknown
  /** Written before it is rendered; what is left out stays as it is. */
  readonly state?: Partial<SharedState>
}

const isKey = (name: string): name is keyof SharedState => name in emptyState

const write = <K extends keyof SharedState>(key: K, value: SharedState[K] | undefined): void => {
  if (value !== undefined) stateWriterForTests.set(key, value)
}

/** Writes the shared state as the shell would; what is left out stays as it is. */
const share = (state: Partial<SharedState>): void =>
  act(() => {
    for (const key of Object.keys(state).filter(isKey)) write(key, state[key])
  })

/** Publishes on the bus what the shell or another part would say. */
const say = <N extends EventName>(name: N, payload: EventPayload<N>): void =>
  act(() => bus.publish(name, payload))

/** Everything that is published under a name from now on, by whomever: an array that grows. */
const heard = <N extends EventName>(name: N): EventPayload<N>[] => {
  const payloads: EventPayload<N>[] = []
  // What the bus repeats to a latecomer was said before.
  let live = false
  bus.on(name).subscribe((payload) => live && payloads.push(payload))
  live = true
  return payloads
}

const forgetAllStored = (): void => {
  for (const row of Object.values(storageRegister))
    if (row.store === 'local' || row.store === 'session') forgetStored(row)
}

/**
 * How the tests of a remote play the shell around it. Called once, in the remote's `src/testing/remote.ts`; what it
 * returns is used by each of its tests. Before every test the session ends as it does on the site, so that each part
 * forgets what it forgets then, and nothing is left in the query client, the two storages or the shared state.
 * @example
 * export const remote = remoteInTests({ namespace: 'mf-chat', catalogue, queryClient })
 * await remote.open(<Page />, { path: '/chats', state: { user: exampleUser() } })
 */
export const remoteInTests = ({ namespace, catalogue, queryClient, state: usual }: TestedRemote) => {
  beforeEach(() => {
    say('logged-out', { reason: 'own-act' })
    queryClient?.clear()
    forgetAllStored()
    // The tests' browser lays nothing out and cannot scroll.
    window.scrollTo = () => undefined
    share({ ...emptyState, ...usual })
  })
  return {
    /** Renders a page or slot as a frame of the shell does; see `renderPage` for what it returns. */
    open: (element: ReactElement, { state = {}, ...place }: Opening = {}) => {
      share(state)
      return renderPage(element, { namespace, catalogue, ...place })
    },
    share,
    say,
    heard,
  }
}
