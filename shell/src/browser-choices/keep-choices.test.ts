import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { countryCookie, schemeCookie } from '@lonk/shared-events/storage-register.ts'
import { keepChoices } from './keep-choices.ts'
import { keptCookie } from './kept-cookie.ts'

const country = keptCookie(countryCookie)
const scheme = keptCookie(schemeCookie)
const root = document.documentElement
const mediaOf = (of: string) => document.querySelector(`meta[data-of=${of}]`)?.getAttribute('media')

beforeEach(() => {
  country.remove()
  scheme.remove()
  delete root.dataset.scheme
  document.head.innerHTML =
    '<meta name="color-scheme" content="light dark">' +
    '<meta name="theme-color" data-of="light" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" data-of="dark" media="(prefers-color-scheme: dark)">'
})

const start = () => {
  const state = createState({
    settings: exampleSettings({ geoip_country: 'NL', geoip_selected_country: 'NL' }),
  })
  keepChoices(state)
  return state
}

test('what was chosen before is known from the start; what is no choice of ours is none', () => {
  country.set('BE')
  scheme.set('dark')
  const state = start()
  expect([state.get('chosenCountry'), state.get('colorScheme')]).toEqual(['BE', 'dark'])
  country.set('<b>')
  scheme.set('purple')
  const other = start()
  expect([other.get('chosenCountry'), other.get('colorScheme')]).toEqual([null, 'device'])
})

test('dark holds for the open page and the next document, and the device again once that is chosen', () => {
  const state = start()
  bus.publish('color-scheme-requested', { scheme: 'dark' })
  expect(scheme.get()).toBe('dark')
  expect(state.get('colorScheme')).toBe('dark')
  expect(root).toHaveProperty('dataset.scheme', 'dark')
  expect([mediaOf('light'), mediaOf('dark')]).toEqual(['not all', 'all'])
  bus.publish('color-scheme-requested', { scheme: 'device' })
  expect(scheme.get()).toBeUndefined()
  expect(root.dataset.scheme).toBeUndefined()
  expect(mediaOf('dark')).toBe('(prefers-color-scheme: dark)')
  expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
})

test('a chosen country is the selected one at once, until it is taken back', () => {
  const state = start()
  bus.publish('country-requested', { country: 'BE' })
  expect(country.get()).toBe('BE')
  expect(state.get('chosenCountry')).toBe('BE')
  expect(state.get('settings')?.geoip_selected_country).toBe('BE')
  bus.publish('country-requested', {})
  expect(country.get()).toBeUndefined()
  expect(state.get('chosenCountry')).toBeNull()
  expect(state.get('settings')?.geoip_selected_country).toBe('NL')
})

test('another tab’s choice comes true in this one', () => {
  const state = start()
  scheme.set('light')
  country.set('DE')
  bus.receive({ name: 'browser-choice-changed', version: 1, payload: {}, at: 0, foreign: true })
  expect(root.dataset.scheme).toBe('light')
  expect(state.get('settings')?.geoip_selected_country).toBe('DE')
})

test('a change of colours leaves a country alone that the address alone named', () => {
  const state = createState({
    settings: exampleSettings({ geoip_country: 'NL', geoip_selected_country: 'US' }),
  })
  keepChoices(state)
  bus.publish('color-scheme-requested', { scheme: 'light' })
  expect(state.get('settings')?.geoip_selected_country).toBe('US')
})

test('a page that the browser had put aside reads the choice anew', () => {
  start()
  scheme.set('dark')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(root.dataset.scheme).toBe('dark')
})
