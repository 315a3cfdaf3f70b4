import { expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { emptyState, state } from '@lonk/shared-events/state.ts'
import { enterChoice, messageDrafts } from '@lonk/shared-events/storage-register.ts'
import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { createServerState } from '../remote/server-state.tsx'
import { remoteInTests } from './remote-in-tests.ts'

const { queryClient } = createServerState()
const remote = remoteInTests({
  namespace: 'mf-example',
  catalogue: { hello: 'Hoi' },
  queryClient,
  state: { locale: 'de' },
})

const Page = () => {
  const { t } = useTranslation('mf-example')
  const { pathname, search, state: told } = useLocation()
  const online = useShared('online')
  return <p>{[t('hello'), pathname + search, told, online ? 'online' : 'offline'].join(' ')}</p>
}

test.each(['first', 'next'])('the %s test begins as the remote says, and leaves nothing to another', () => {
  expect(queryClient.getQueryData(['secret'])).toBeUndefined()
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  expect([state.get('unreadTotal'), state.get('locale')]).toEqual([emptyState.unreadTotal, 'de'])
  expect(bus.recent().at(-1)?.name).toBe('logged-out')

  queryClient.setQueryData(['secret'], 'of who was here')
  sessionStorage.setItem(`${messageDrafts.key}1.7`, 'Hoi')
  localStorage.setItem(enterChoice.key, 'no')
  remote.share({ unreadTotal: 3, locale: 'fr' })
  remote.say('likes-changed', {})
})

test('a page is opened with its texts, at the place and in the state that the test says', async () => {
  await remote.open(<Page />, {
    path: '/example?page=2',
    locationState: 'from the list',
    state: { online: false },
  })
  expect(screen.getByText('Hoi /example?page=2 from the list offline')).toBeInTheDocument()
})

test('what is shared while a page is open is on the screen at once; the rest stays', async () => {
  await remote.open(<Page />)
  remote.share({ online: false })
  expect(screen.getByText(/offline/)).toBeInTheDocument()
  expect(state.get('locale')).toBe('de')
})

test('heard is what is said from now on, not what the bus repeats to a latecomer', () => {
  remote.say('like-removed', { profileId: 7 })
  const removed = remote.heard('like-removed')
  expect(removed).toEqual([])
  remote.say('like-removed', { profileId: 8 })
  expect(removed).toEqual([{ profileId: 8 }])
})
