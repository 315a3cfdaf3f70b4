import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Page } from './premium.page.tsx'

beforeEach(() => {
  fakeApi(api, {})
  remote.share({ user: null })
})

const open = () => remote.open(<Page routeName="premium" files="" params={{}} />)

test('the claim is made with what it rests on', async () => {
  const premium_claim_evidence = 'Telling van 2026 onder 12.034 leden.'
  remote.share({ settings: exampleSettings({ premium_claim_pct: 46, premium_claim_evidence }) })
  await open()
  expect(screen.getByText('Premium leden hebben 46% meer kans op een match.')).toBeInTheDocument()
  expect(screen.getByText('Waarop dat rust: Telling van 2026 onder 12.034 leden.')).toBeInTheDocument()
})

test.each([
  ['neither number nor evidence', { premium_claim_pct: null, premium_claim_evidence: null }],
  ['a number alone', { premium_claim_pct: 46, premium_claim_evidence: null }],
  ['a number and an empty text', { premium_claim_pct: 46, premium_claim_evidence: '' }],
])('with %s no claim is made', async (_, claim) => {
  remote.share({ settings: exampleSettings(claim) })
  await open()
  expect(screen.queryByText(/meer kans op een match/)).toBeNull()
  expect(screen.queryByText(/Waarop dat rust/)).toBeNull()
})

test.each([
  "Privéfoto's bekijken",
  'Zien wie je profiel bekeek',
  'Iemand terughalen die je oversloeg',
  'Profielen bekijken zonder dat iemand het ziet',
])('"%s" is what premium members alone can do', async (name) => {
  await open()
  const row = screen.getByRole('row', { name: new RegExp(name) })
  expect(within(row).getByRole('img', { name: 'nee' })).toBeInTheDocument()
  expect(within(row).getByRole('img', { name: 'ja' })).toBeInTheDocument()
})

test('where each member grants their private photos, premium does not open them', async () => {
  remote.share({ settings: exampleSettings({ private_photo_access: 'granted' }) })
  await open()
  expect(screen.queryByRole('row', { name: /Privéfoto/ })).toBeNull()
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
