import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { queryClient } from '../../server-state.ts'
import { Page } from './premium.page.tsx'

beforeEach(() => {
  fakeApi(api, {})
  stateWriterForTests.set('user', null)
})
afterEach(() => queryClient.clear())

const open = () =>
  renderPage(<Page routeName="premium" params={{}} />, { namespace: 'mf-payments', catalogue })

test('the claim is made only where the operator has filled in its evidence', async () => {
  stateWriterForTests.set('settings', exampleSettings({ premium_claim_pct: null }))
  const { unmount } = await open()
  expect(screen.queryByText(/meer kans op een match/)).toBeNull()
  unmount()
  stateWriterForTests.set('settings', exampleSettings({ premium_claim_pct: 46 }))
  await open()
  expect(screen.getByText('Premium leden hebben 46% meer kans op een match.')).toBeInTheDocument()
})

test('the numbers of the comparison are the settings', async () => {
  stateWriterForTests.set(
    'settings',
    exampleSettings({ free_conversations: 5, photo_limits: { free: 4, premium: 30 } }),
  )
  await open()
  expect(screen.getByRole('row', { name: /Met hoeveel leden/ })).toHaveTextContent('5 leden')
  expect(screen.getByRole('row', { name: /Eigen foto/ })).toHaveTextContent('430')
})

test('who is premium reads that it stays so', async () => {
  stateWriterForTests.set('user', exampleUser({ paid_user: true }))
  await open()
  expect(screen.getByRole('heading', { name: 'Je bent premium' })).toBeInTheDocument()
})
