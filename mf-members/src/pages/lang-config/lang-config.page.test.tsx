import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './lang-config.page.tsx'

test('every language is there by its own name, and the one in use is chosen', async () => {
  await remote.open(<Page />, { path: '/lang-config', state: { locale: 'fi' } })
  expect(screen.getAllByRole('radio')).toHaveLength(11)
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
  expect(screen.getByText(/in deze browser/)).toBeInTheDocument()
  remote.share({ user: member() })
  expect(screen.getByText(/mails/)).toBeInTheDocument()
})
