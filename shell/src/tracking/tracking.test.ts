import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { state, stateWriterForTests } from '@lonk/shared-events/state.ts'
import { lastingTracking, visitTracking } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { consentStore } from '../consent/consent.ts'
import { letTrackingOutlive } from './lasting-tracking.ts'
import { keepTracking, trafficSource } from './tracking.ts'
import { trackingIn } from './tracking-parameters.ts'

beforeEach(() => {
  // Whatever page of another test still waits for the settings has them now.
  stateWriterForTests.set('settings', exampleSettings())
  localStorage.clear()
  sessionStorage.clear()
  consentStore.forget()
  stateWriterForTests.set('settings', null)
  stateWriterForTests.set('tracking', null)
  history.replaceState(null, '', '/')
})

test('the five parameters are taken and nothing else', () => {
  const query = new URLSearchParams('network=acme&ref=r-1&sub1=a.b&sub2=c:d&sub3=e_f&page=2')
  expect(trackingIn(Object.fromEntries(query))).toEqual({
    network: 'acme',
    ref: 'r-1',
    sub1: 'a.b',
    sub2: 'c:d',
    sub3: 'e_f',
  })
})

test.each(['<script>', 'a b', 'x'.repeat(65), '', 7])('a value like "%s" is dropped', (value) => {
  expect(trackingIn({ network: value })).toBeNull()
  expect(trackingIn({ network: value, ref: 'r-1' })).toEqual({ ref: 'r-1' })
})

test('where a visitor came from is told to all parts and taken out of the address', () => {
  history.replaceState(null, '', '/members?network=acme&page=2&sub1=%3Cbad%3E')
  keepTracking(stateWriterForTests)
  expect([state.get('tracking'), trafficSource(), location.search]).toEqual([
    { network: 'acme' },
    'acme',
    '?page=2',
  ])
})

const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })

test('a page of ours where no script ran still says it in its address; another site’s page does not', () => {
  history.replaceState(null, '', '/signup')
  cameFrom('https://elsewhere.example/?network=evil')
  keepTracking(stateWriterForTests)
  expect(state.get('tracking')).toBeNull()
  cameFrom(`${location.origin}/landers/gallery?network=acme&sub1=%3Cbad%3E`)
  keepTracking(stateWriterForTests)
  cameFrom('')
  expect(state.get('tracking')).toEqual({ network: 'acme' })
})

test('the next page of the session knows it again, and what it brings itself counts first', () => {
  sessionStorage.setItem(visitTracking.key, '{"network":"acme","ref":"r-1"}')
  keepTracking(stateWriterForTests)
  expect(state.get('tracking')).toEqual({ network: 'acme', ref: 'r-1' })
  history.replaceState(null, '', '/?network=newer')
  keepTracking(stateWriterForTests)
  expect(state.get('tracking')).toEqual({ network: 'newer', ref: 'r-1' })
})

test.each(['{', '"acme"', '{"network":"<bad>"}'])('a storage that holds %s names no source', (text) => {
  sessionStorage.setItem(visitTracking.key, text)
  keepTracking(stateWriterForTests)
  expect(state.get('tracking')).toBeNull()
})

test('where storage is denied, the page that the link led to knows it all the same', () => {
  const allow = denyStorage()
  history.replaceState(null, '', '/?network=acme')
  keepTracking(stateWriterForTests)
  allow()
  expect(state.get('tracking')).toEqual({ network: 'acme' })
})

test('what an earlier session left waits for the settings, which say whether the consent is in force', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(visitTracking.key, '{"network":"acme"}')
  letTrackingOutlive(true)
  sessionStorage.clear()
  keepTracking(stateWriterForTests)
  expect([sessionStorage.getItem(visitTracking.key), localStorage.getItem(lastingTracking.key)]).toEqual([
    null,
    expect.stringContaining('acme'),
  ])
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '1' }))
  expect(sessionStorage.getItem(visitTracking.key)).toBe('{"network":"acme"}')
  expect(state.get('tracking')).toEqual({ network: 'acme' })
})

test('a consent to an older text lets nothing outlive the session', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(visitTracking.key, '{"network":"acme"}')
  letTrackingOutlive(true)
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '2' }))
  keepTracking(stateWriterForTests)
  expect(localStorage.getItem(lastingTracking.key)).toBeNull()
})

test('coming back does not make 30 days any longer', () => {
  consentStore.set({ version: '1', marketing: true, at: Date.now() })
  sessionStorage.setItem(visitTracking.key, '{"network":"acme"}')
  letTrackingOutlive(true, Date.now() - 1000)
  const before = localStorage.getItem(lastingTracking.key)
  stateWriterForTests.set('settings', exampleSettings({ cookie_version: '1' }))
  keepTracking(stateWriterForTests)
  expect(localStorage.getItem(lastingTracking.key)).toBe(before)
})
