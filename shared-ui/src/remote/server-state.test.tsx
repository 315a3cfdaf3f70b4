import { expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createServerState, type ServerState } from './server-state.tsx'

const Asking = ({ ask }: { readonly ask: () => number }) => {
  const { data } = useQuery({ queryKey: ['times'], queryFn: async () => ask() })
  return <p>asked {data ?? 'nobody'}</p>
}

const showPage = (remote: ServerState, ask: () => number) =>
  render(
    <remote.ServerState>
      <Asking ask={ask} />
    </remote.ServerState>,
  )

const counting = () => {
  let asked = 0
  return () => {
    asked += 1
    return asked
  }
}

const user = { id: 1 } as EventPayload<'login-completed'>['user']

test('going back shows at once what was read, and does not ask again', async () => {
  const remote = createServerState()
  const ask = counting()
  const first = showPage(remote, ask)
  await screen.findByText('asked 1')
  first.unmount()
  showPage(remote, ask)
  screen.getByText('asked 1')
})

test.each([
  ['a log-out', () => bus.publish('logged-out', { reason: 'own-act' })],
  ['a log-in', () => bus.publish('login-completed', { user })],
  ['a sign-up', () => bus.publish('signup-completed', { user })],
])('after %s what is on the screen is asked for again, and the rest is forgotten', async (_, happen) => {
  const remote = createServerState()
  showPage(remote, counting())
  await screen.findByText('asked 1')
  remote.queryClient.setQueryData(['secret'], 'of who was here')
  act(happen)
  await screen.findByText('asked 2')
  expect(remote.queryClient.getQueryData(['secret'])).toBeUndefined()
})

test('two remotes know nothing of what each other has read', () => {
  const [one, other] = [createServerState(), createServerState()]
  one.queryClient.setQueryData(['secret'], 1)
  expect(other.queryClient.getQueryData(['secret'])).toBeUndefined()
})
