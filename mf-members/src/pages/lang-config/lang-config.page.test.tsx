import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './lang-config.page.tsx'

test('every language is there by its own name, and the one in use is chosen', async () => {
  await remote.open(<Page />, { path: '/lang-config', state: { locale: 'fi' } })
  const language = within(screen.getByRole('group', { name: 'Kies een taal' }))
  expect(language.getAllByRole('radio')).toHaveLength(11)
  expect(screen.getByRole('radio', { name: 'Suomi' })).toBeChecked()
  expect(screen.getByText('Français')).toHaveAttribute('lang', 'fr')
})

test('a choice is a wish to the shell, and shows once it has come true', async () => {
  await remote.open(<Page />, { path: '/lang-config' })
  const wishes = remote.heard('language-requested')
  await userEvent.click(screen.getByRole('radio', { name: 'Polski' }))
  expect(wishes).toEqual([{ locale: 'pl' }])
  expect(screen.getByRole('radio', { name: 'Nederlands' })).toBeChecked()
  remote.share({ locale: 'pl' })
  expect(screen.getByRole('radio', { name: 'Polski' })).toBeChecked()
})

test('a member is told that mails follow, a visitor that it is this browser’s', async () => {
  await remote.open(<Page />, { path: '/lang-config' })
  expect(screen.getByText(/hele site, in deze browser/)).toBeInTheDocument()
  remote.share({ user: member() })
  expect(screen.getByText(/mails/)).toBeInTheDocument()
})

const served = exampleSettings({ countries: ['AT', 'BE', 'NL'], geoip_country: 'JP' })
const country = () => screen.getByRole('combobox', { name: 'Land' })

test('a visitor chooses among the countries of the site, by name, and can go back to where they are', async () => {
  await remote.open(<Page />, { path: '/lang-config', state: { settings: served } })
  const wishes = remote.heard('country-requested')
  const names = within(country()).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Waar je nu bent (Japan)',
    'België',
    'Nederland',
    'Oostenrijk',
  ])
  expect(country()).toHaveDisplayValue('Waar je nu bent (Japan)')
  expect(country()).toHaveAccessibleDescription(/prijzen van dit land/)
  await userEvent.selectOptions(country(), 'België')
  remote.share({ chosenCountry: 'BE' })
  expect(country()).toHaveDisplayValue('België')
  await userEvent.selectOptions(country(), 'Waar je nu bent (Japan)')
  expect(wishes).toEqual([{ country: 'BE' }, {}])
})

test('a country that the site does not serve is none that was chosen', async () => {
  await remote.open(<Page />, { path: '/lang-config', state: { settings: served, chosenCountry: 'US' } })
  expect(country()).toHaveDisplayValue('Waar je nu bent (Japan)')
})

test('where the site serves one country there is none to choose', async () => {
  const settings = exampleSettings({ countries: ['NL'] })
  await remote.open(<Page />, { path: '/lang-config', state: { settings } })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Zoals je apparaat' })).toBeChecked()
})

test('a visitor chooses light or dark', async () => {
  await remote.open(<Page />, { path: '/lang-config' })
  const wishes = remote.heard('color-scheme-requested')
  await userEvent.click(screen.getByRole('radio', { name: 'Licht' }))
  expect(wishes).toEqual([{ scheme: 'light' }])
})
