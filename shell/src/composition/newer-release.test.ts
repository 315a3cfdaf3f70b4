import { beforeEach, expect, test } from '@jest/globals'
import { createBus } from '@lonk/shared-events/bus.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { createReleaseWatch } from './newer-release.ts'

let bus: ReturnType<typeof createBus>
beforeEach(() => {
  sessionStorage.clear()
  bus = createBus()
})
const watch = (own: number) => createReleaseWatch({ own, bus })
const published = (sequence: number) => bus.publish('release-published', { sequence })

test('the next page comes as a document once there is a newer registry than the one this page was made from', () => {
  const { leaveFor } = watch(7)
  expect(leaveFor('/chats', '/members')).toBe(false)
  published(7)
  expect(leaveFor('/chats', '/members')).toBe(false)
  published(8)
  expect(leaveFor('/chats', '/members')).toBe(true)
})

test('what stays on its page stays: a filter, a place in it', () => {
  const { leaveFor } = watch(7)
  published(8)
  expect(leaveFor('/members?page=2', '/members')).toBe(false)
  expect(leaveFor('/members#top', '/members')).toBe(false)
})

test('a registry that came late, or is older, takes nothing back', () => {
  const { leaveFor } = watch(7)
  published(8)
  published(6)
  expect(leaveFor('/chats', '/members')).toBe(true)
})

test('one release is followed once, also where the document that came is still of the one before', () => {
  const first = watch(7)
  published(8)
  expect(first.leaveFor('/chats', '/members')).toBe(true)
  const again = watch(7)
  published(8)
  expect(again.leaveFor('/members', '/chats')).toBe(false)
  published(9)
  expect(again.leaveFor('/members', '/chats')).toBe(true)
})

test('without storage no page is left, because that could go on for ever', () => {
  const { leaveFor } = watch(7)
  published(8)
  const allow = denyStorage()
  expect(leaveFor('/chats', '/members')).toBe(false)
  allow()
})
