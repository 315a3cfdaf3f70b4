import { beforeEach, expect, test } from '@jest/globals'
import { lastingTracking, visitTracking } from '@lonk/shared-events/storage-register.ts'
import { letTrackingOutlive, restoreTracking } from './lasting-tracking.ts'

const day = 86_400_000
const tracking = '{"network":"acme"}'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('without consent nothing outlives the session', () => {
  sessionStorage.setItem(visitTracking.key, tracking)
  letTrackingOutlive(false)
  expect(localStorage.length).toBe(0)
})

test('with consent the next session knows it again, for 30 days', () => {
  sessionStorage.setItem(visitTracking.key, tracking)
  letTrackingOutlive(true, 0)
  sessionStorage.clear()
  restoreTracking(true, 29 * day)
  expect(sessionStorage.getItem(visitTracking.key)).toBe(tracking)
  sessionStorage.clear()
  restoreTracking(true, 31 * day)
  expect(sessionStorage.getItem(visitTracking.key)).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a consent taken back, or run out, takes away what it had kept', () => {
  sessionStorage.setItem(visitTracking.key, tracking)
  letTrackingOutlive(true, 0)
  letTrackingOutlive(false)
  expect(localStorage.length).toBe(0)
  letTrackingOutlive(true, 0)
  sessionStorage.clear()
  restoreTracking(false, 1)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a newer source is not written over by an older one', () => {
  sessionStorage.setItem(visitTracking.key, tracking)
  letTrackingOutlive(true, 0)
  sessionStorage.setItem(visitTracking.key, '{"network":"newer"}')
  restoreTracking(true, 1)
  expect(sessionStorage.getItem(visitTracking.key)).toBe('{"network":"newer"}')
})

test('what is broken is thrown away', () => {
  localStorage.setItem(lastingTracking.key, '{')
  restoreTracking(true)
  expect(localStorage.length).toBe(0)
})
