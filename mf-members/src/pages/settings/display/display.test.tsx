import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../../testing/member.ts'
import { remote } from '../../../testing/remote.ts'
import { DisplaySection } from './display-section.tsx'

const open = () =>
  remote.open(<DisplaySection />, {
    path: '/notifications',
    state: {
      user: member(),
      settings: exampleSettings({ countries: ['AT', 'BE', 'NL'], geoip_country: 'NL' }),
    },
  })

test('the language in use is named by its own name, with the way to all of them', async () => {
  await open()
  remote.share({ locale: 'fr' })
  expect(screen.getByText('Français')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Taal wijzigen' })).toHaveAttribute('href', '/lang-config')
})

test('a member chooses light or dark, and sees the choice once it has come true', async () => {
  await open()
  const wishes = remote.heard('color-scheme-requested')
  expect(screen.getByRole('group', { name: 'Licht of donker' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Zoals je apparaat' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Donker' }))
  expect(wishes).toEqual([{ scheme: 'dark' }])
  remote.share({ colorScheme: 'dark' })
  expect(screen.getByRole('radio', { name: 'Donker' })).toBeChecked()
})

test('a member is told when the prices of a chosen country are theirs', async () => {
  await open()
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription(/land van je account/)
})
