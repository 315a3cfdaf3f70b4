import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { waitFor } from '@testing-library/react'
import i18next from 'i18next'
import Cookies from 'js-cookie'
import { keepSession } from '../session/session.ts'
import { switchLanguage } from './switch-language.ts'

const setUser = 'PUT /api/user.php'

beforeAll(async () => {
  await i18next.init({ lng: 'de', resources: {} })
  keepSession(state)
})

beforeEach(async () => {
  Cookies.remove(localeCookie.key)
  state.set('user', null)
  state.set('locale', 'de')
  await i18next.changeLanguage('de')
})

const logIn = () => bus.publish('login-completed', { user: { ...exampleUser(), language: 'nl' } })

test('whoever logs in reads on in the language of the account, as the next document will be', async () => {
  fakeApi(api, {})
  logIn()
  await waitFor(() => expect(state.get('locale')).toBe('nl'))
  expect([i18next.language, document.documentElement.lang]).toEqual(['nl', 'nl'])
  // The document server reads it there where the API is late.
  expect(Cookies.get(localeCookie.key)).toBe('nl')
})

test('the account goes before what somebody chose on this device before', async () => {
  fakeApi(api, {})
  Cookies.set(localeCookie.key, 'de')
  logIn()
  await waitFor(() => expect(state.get('locale')).toBe('nl'))
  expect(Cookies.get(localeCookie.key)).toBe('nl')
})

test('a choice is kept on the device and in the account', async () => {
  const { callsOf } = fakeApi(api, { [setUser]: () => ({ body: { user: exampleUser() } }) })
  state.set('user', exampleUser())
  await switchLanguage('pl', state)
  expect([state.get('locale'), Cookies.get(localeCookie.key)]).toEqual(['pl', 'pl'])
  expect(callsOf(setUser).map(({ body }) => body)).toEqual([{ language: 'pl' }])
})
