import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Page } from './premium.page.tsx'

beforeEach(() => {
  fakeApi(api, {})
  remote.share({ user: null })
})

const open = () => remote.open(<Page routeName="premium" params={{}} />)

test('the claim is made only where the operator has filled in its evidence', async () => {
  remote.share({ settings: exampleSettings({ premium_claim_pct: null }) })
  const { unmount } = await open()
  expect(screen.queryByText(/meer kans op een match/)).toBeNull()
  unmount()
  remote.share({ settings: exampleSettings({ premium_claim_pct: 46 }) })
  await open()
  expect(screen.getByText('Premium leden hebben 46% meer kans op een match.')).toBeInTheDocument()
})

test('the numbers of the comparison are the settings', async () => {
  remote.share({
    settings: exampleSettings({ free_conversations: 5, photo_limits: { free: 4, premium: 30 } }),
  })
  await open()
  expect(screen.getByRole('row', { name: /Met hoeveel leden/ })).toHaveTextContent('5 leden')
  expect(screen.getByRole('row', { name: /Eigen foto/ })).toHaveTextContent('430')
})

test.each([
  ['a benefit where likes are locked', true, 1],
  ['no benefit where everybody sees it', false, 0],
])('who likes you is %s', async (_, likes_locked_free, rows) => {
  remote.share({ settings: exampleSettings({ likes_locked_free }) })
  await open()
  expect(screen.queryAllByRole('row', { name: /Zien wie jou leuk vindt/ })).toHaveLength(rows)
})

test('who is premium reads that it stays so', async () => {
  remote.share({ user: exampleUser({ paid_user: true }) })
  await open()
  expect(screen.getByRole('heading', { name: 'Je bent premium' })).toBeInTheDocument()
})
