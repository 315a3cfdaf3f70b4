import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import { waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { setRouteTable } from '../composition/route-table.ts'
import { serving } from '../testing/serving.ts'
import { showTitle } from './page-title.ts'

const main = document.createElement('main')
main.id = mountPoints.main

beforeAll(async () => {
  document.body.append(main)
  const asks = serving('signup', '/signup')
  const signup = ['signup', '/signup', 'signup', 'default', 'everybody', 'form'] as const
  setRouteTable([{ ...asks, routes: [signup] }, serving('members-id', '/members/:id')])
  await i18next.init({ lng: 'nl', resources: {} })
  for (const [language, title] of Object.entries({ nl: 'Aanmelden', de: 'Anmelden' }))
    i18next.addResourceBundle(language, 'mf-test', { signup: { head: { title } } })
})

beforeEach(() => i18next.changeLanguage('nl'))

const says = (heading: string) => {
  main.innerHTML = `<h1 data-page-heading="">${heading}</h1>`
}

test('a page is called by its heading', () => {
  says('Sanne, 34')
  showTitle('/members/2')
  expect(document.title).toBe('Sanne, 34 · Lonk')
})

test('a heading that comes later is followed, and what it says while it waits is no title', async () => {
  says('<span class="visually-hidden">Bezig met laden</span>')
  showTitle('/members/2')
  expect(document.title).toBe('Lonk')
  says('Sanne, 34')
  await waitFor(() => expect(document.title).toBe('Sanne, 34 · Lonk'))
})

test('a page whose headings are questions says what it is called', () => {
  says('Wie zoek je?')
  showTitle('/signup')
  expect(document.title).toBe('Aanmelden · Lonk')
})

test('a title changes with the language, without a change of page', async () => {
  says('Wie zoek je?')
  showTitle('/signup')
  await i18next.changeLanguage('de')
  expect(document.title).toBe('Anmelden · Lonk')
})

test('so does one that is a heading', async () => {
  says('Niet gevonden')
  showTitle('/nowhere')
  await i18next.changeLanguage('de')
  says('Nicht gefunden')
  await waitFor(() => expect(document.title).toBe('Nicht gefunden · Lonk'))
})

test('a text of the site is called as it says', () => {
  says('Privacy bij Lonk')
  showTitle('/pages/privacy', 'Privacy')
  expect(document.title).toBe('Privacy · Lonk')
})
