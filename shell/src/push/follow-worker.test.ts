import { expect, test } from '@jest/globals'
import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { waitFor } from '@testing-library/react'
import { followWorker } from './follow-worker.ts'

/** A worker at the browser's edge: hears what it is told, says what a test wants. */
const workers = () => {
  const told: unknown[] = []
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }),
    startMessages: () => undefined,
  })
  return {
    told,
    container: Object(container) as ServiceWorkerContainer,
    says: (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data })),
  }
}

const news = {
  kind: 'message',
  title: 'Lonk',
  body: '',
  url: '/chats',
  tag: 'message',
  badge: 1,
  fictional: false,
}

test('what the worker shows is the last message, beside what is known of push', () => {
  const { container, says } = workers()
  const state = createState({ push: { isCapable: true, isSubscribed: true, lastMessage: null } })
  followWorker(state, () => undefined, container)
  says({ type: 'lastMessage', news })
  expect(state.get('push')).toEqual({ isCapable: true, isSubscribed: true, lastMessage: news })
  for (const unknown of [null, 'lastMessage', { type: 'lastMessage', news: { kind: 7 } }, { type: 'other' }])
    says(unknown)
  expect(state.get('push').lastMessage).toEqual(news)
})

test('a click on a notification leads to its page by the site’s own navigation', () => {
  const { container, says } = workers()
  const paths: string[] = []
  followWorker(createState(), (path) => paths.push(path), container)
  says({ type: 'page-wanted', path: '/chats' })
  expect(paths).toEqual(['/chats'])
})

test('the worker is told which site it speaks for, in which language and colours, and again when that changes', async () => {
  const { container, told } = workers()
  const state = createState()
  followWorker(state, () => undefined, container)
  state.set('settings', { name: 'Lonk' } as Settings)
  state.set('locale', 'de')
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told.at(-1)).toEqual({ type: 'site-shown', site: { locale: 'de', name: 'Lonk' } })
  state.set('colorScheme', 'dark')
  await waitFor(() => expect(told).toHaveLength(3))
  expect(told.at(-1)).toEqual({ type: 'site-shown', site: { locale: 'de', name: 'Lonk', scheme: 'dark' } })
})
