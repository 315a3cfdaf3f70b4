import { expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { screen } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Page } from './activate-done.page.tsx'

const open = () => remote.open(<Page />)

test('in the browser that signed up one goes on to the members, and the user is loaded anew', async () => {
  const asked = remote.heard('refresh-requested')
  remote.share({ user: exampleUser() })
  await open()
  expect(screen.getByRole('link', { name: 'Bekijk de leden' })).toHaveAttribute('href', '/members')
  expect(screen.getByText(/2 gratis berichten/)).toBeInTheDocument()
  expect(asked).toEqual([{ parts: ['user'] }])
})

test('in another browser the way on is logging in', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})
