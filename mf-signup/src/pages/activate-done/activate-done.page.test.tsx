import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { Page } from './activate-done.page.tsx'

beforeEach(() => {
  stateWriterForTests.set('settings', exampleSettings())
  stateWriterForTests.set('user', null)
})

const open = () => renderPage(<Page />, { namespace: 'mf-signup', catalogue })

test('in the browser that signed up one goes on to the members, and the user is loaded anew', async () => {
  const asked: unknown[] = []
  const subscription = bus.on('refresh-requested').subscribe(({ parts }) => asked.push(parts))
  stateWriterForTests.set('user', exampleUser())
  await open()
  expect(screen.getByRole('link', { name: 'Bekijk de leden' })).toHaveAttribute('href', '/members')
  expect(screen.getByText(/2 gratis berichten/)).toBeInTheDocument()
  expect(asked).toEqual([['user']])
  subscription.unsubscribe()
})

test('in another browser the way on is logging in', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})
