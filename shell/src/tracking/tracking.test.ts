import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { consentStore } from '../consent/consent.ts'
import { letTrackingOutlive } from './outlive.ts'
import { keepTracking, trackingOf } from './tracking.ts'
import { trackingKey } from './tracking-key.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  consentStore.forget()
  stateWriterForTests.set('settings', null)
})

test('the five parameters are taken and nothing else', () => {
  const query = new URLSearchParams('network=acme&ref=r-1&sub1=a.b&sub2=c:d&sub3=e_f&page=2')
  expect(trackingOf(query)).toEqual({ network: 'acme', ref: 'r-1', sub1: 'a.b', sub2: 'c:d', sub3: 'e_f' })
})

test.each(['<script>', 'a b', 'x'.repeat(65), ''])('a value like "%s" is dropped', (value) => {
  expect(trackingOf(new URLSearchParams({ network: value }))).toEqual({})
})

test('what an earlier session left waits for the settings, which say whether the consent is in force', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(trackingKey, '{"network":"acme"}')
  letTrackingOutlive(true)
  sessionStorage.clear()
  keepTracking()
  expect([sessionStorage.getItem(trackingKey), localStorage.getItem(trackingKey)]).toEqual([
    null,
    expect.stringContaining('acme'),
  ])
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '1' }))
  expect(sessionStorage.getItem(trackingKey)).toBe('{"network":"acme"}')
})

test('a consent to an older text lets nothing outlive the session', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(trackingKey, '{"network":"acme"}')
  letTrackingOutlive(true)
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '2' }))
  keepTracking()
  expect(localStorage.getItem(trackingKey)).toBeNull()
})

test('coming back does not make 30 days any longer', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(trackingKey, '{"network":"acme"}')
  letTrackingOutlive(true, Date.now() - 1000)
  const before = localStorage.getItem(trackingKey)
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '1' }))
  keepTracking()
  expect(localStorage.getItem(trackingKey)).toBe(before)
})
