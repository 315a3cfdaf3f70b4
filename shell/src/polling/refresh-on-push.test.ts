import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { waitFor } from '@testing-library/react'
import { refreshOnPush } from './refresh-on-push.ts'

const news = { kind: 'like', title: 'Lonk', body: '', url: '/likes', tag: 'like', badge: 1, fictional: false }

test('a push brings chats and likes at once, not at the next poll', async () => {
  const network = fakeApi(api, {})
  const state = createState({ user: exampleUser() })
  const stop = refreshOnPush(state)
  state.set('push', { isCapable: true, isSubscribed: true, lastMessage: null })
  expect(network.calls).toEqual([])
  state.set('push', { ...state.get('push'), lastMessage: news })
  await waitFor(() =>
    expect(network.calls.map(({ path }) => path)).toEqual(['/api/chats.php', '/api/likes.php']),
  )
  stop()
  state.set('push', { ...state.get('push'), lastMessage: { ...news } })
  expect(network.calls).toHaveLength(2)
})
