import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { testLander } from '../../testing/lander-rules.tsx'
import { answering } from '../../testing/remote.ts'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { Page } from './maplanding.page.tsx'

const { open } = testLander({ name: 'maplanding', Page, texts, slugs: lander.slugs })

const known = (members: number) => ({
  'GET /api/lander.php': () => ({
    body: { niche: 1, profile: null, profiles: [], regions: [{ id: 41, members }] },
  }),
  'GET /api/regions.php': () => ({
    body: { regions: [{ id: 41, country: 'NL', code: 'UT', name: 'Utrecht', cities: [] }] },
  }),
})

test('a province says how many members it has, and leads to them', async () => {
  answering(known(120))
  await open()
  const utrecht = await screen.findByRole('link', { name: 'Utrecht 120+' })
  expect(utrecht).toHaveAttribute('href', '/members?countryregion=41')
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

test('a province with fewer than ten says nothing, and neither does one that is not known', async () => {
  const { callsOf } = answering(known(0))
  await open()
  await waitFor(() => expect(callsOf('GET /api/regions.php')).toHaveLength(1))
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toContain('Utrecht')
  expect(screen.queryByRole('link', { name: /Utrecht/ })).toBeNull()
})
