import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { exampleCard, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { waitFor } from '@testing-library/react'
import { createNewMatches } from './new-matches.ts'

const liked = (id: number, match = false): ProfileCard =>
  exampleCard({ id, liked: true, liked_me: match, match })

const start = (first: readonly ProfileCard[] | null = []) => {
  const bus = createBus()
  const state = createState({ user: exampleUser() })
  const matches = createNewMatches(bus)
  const told: number[] = []
  bus.on('match-made').subscribe(({ profile }) => told.push(profile.id))
  const load = (...profiles: readonly ProfileCard[]) =>
    state.set('likes', { profiles: [...profiles], likedBy: [] })
  if (first) load(...first)
  const stop = matches.watch(state)
  return { bus, matches, told, load, stop }
}

const answer = (profiles: readonly ProfileCard[]) => ({
  body: { profiles: [...profiles], liked_by: [], new_total: 0, next_cursor: null },
})

test('a like that the other one answered is a match when the poll brings it, once', () => {
  const { load, told } = start([liked(2), liked(3)])
  load(liked(2, true), liked(3))
  load(liked(2, true), liked(3))
  expect(told).toEqual([2])
})

test('what the stream told already is not told again by the likes, nor the other way round', () => {
  const { load, matches, told } = start([liked(2), liked(3)])
  matches.tell(liked(2, true))
  load(liked(2, true), liked(3, true))
  matches.tell(liked(3, true))
  expect(told).toEqual([2, 3])
})

test('matches that were there when the page was opened are no news', () => {
  const { load, told } = start(null)
  load(liked(2, true))
  load(liked(2, true), liked(3, true))
  expect(told).toEqual([])
})

test('the member’s own like that made a match brings the card and tells it', async () => {
  const network = fakeApi(api, { 'GET /api/likes.php': () => answer([liked(2, true)]) })
  const { bus, told } = start()
  bus.publish('like-given', { profileId: 2, match: true })
  await waitFor(() => expect(told).toEqual([2]))
  expect(network.callsOf('GET /api/likes.php')).toHaveLength(1)
})

test('where the stream was faster nothing is asked, and a like without a match asks nothing', () => {
  const network = fakeApi(api, {})
  const { bus, matches, told } = start()
  matches.tell(liked(2, true))
  bus.publish('like-given', { profileId: 2, match: true })
  bus.publish('like-given', { profileId: 3, match: false })
  expect(told).toEqual([2])
  expect(network.calls).toEqual([])
})

test('a tab that takes over the polling asks nothing for a like of before', () => {
  const network = fakeApi(api, {})
  const { bus, matches, stop } = start()
  stop()
  bus.publish('like-given', { profileId: 2, match: true })
  matches.watch(createState({ user: exampleUser() }))
  expect(network.calls).toEqual([])
})

test('a match that ended and comes again is news again', () => {
  const { bus, load, told } = start([liked(2)])
  load(liked(2, true))
  load(liked(2))
  load(liked(2, true))
  bus.publish('like-removed', { profileId: 2 })
  load()
  load(liked(2))
  load(liked(2, true))
  expect(told).toEqual([2, 2, 2])
})

test('whoever logs in next hears of their own matches', () => {
  const { bus, load, told } = start([liked(2)])
  load(liked(2, true))
  bus.publish('logged-out', { reason: 'own-act' })
  load(liked(2))
  load(liked(2, true))
  expect(told).toEqual([2, 2])
})

test('a tab that polls no more tells nothing', () => {
  const { load, stop, told } = start([liked(2)])
  stop()
  load(liked(2, true))
  expect(told).toEqual([])
})
