import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Page } from './member-signup.page.tsx'

const profile = 'GET /api/profile.php'
const sanne = { ...exampleUser().profile, id: 12, name: 'Sanne_34', age: 34 }

const open = (id = '12', route: FakeRoute = () => ({ body: { profile: sanne, similar: [] } })) => {
  const network = fakeApi(api, { [profile]: route })
  const page = remote.open(
    <Page routeName="members-id-signup" files="" params={{ id }} firstData={undefined} />,
    {
      path: `/members/${id}/signup`,
    },
  )
  return { ...network, page }
}

test('the member one came for stays in sight beside the questions', async () => {
  open()
  const member = await screen.findByRole('complementary', { name: 'Voor wie je komt' })
  expect(member).toHaveTextContent('Sanne_34, 34')
  expect(screen.getByRole('heading', { level: 1, name: 'Wie ben jij, en naar wie lonk je?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?back=%2Fmembers%2F12')
})

test('a fictional member is said to be one', async () => {
  open('12', () => ({ body: { profile: { ...sanne, fictional: true }, similar: [] } }))
  const member = await screen.findByRole('complementary', { name: 'Voor wie je komt' })
  expect(member).toHaveTextContent('een afspraak is niet mogelijk')
})

test('where visitors may see nobody one signs up without a picture', async () => {
  const { callsOf } = open('12', () => refusal(403, 'search_login_required'))
  expect(await screen.findByRole('group', { name: 'Ik ben een' })).toBeInTheDocument()
  expect(callsOf(profile)).toHaveLength(1)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('what is no member leads to the plain sign-up', async () => {
  const { visited } = await open('abc').page
  expect(visited.at(-1)).toBe('/signup')
})

test('a member is led to the profile', async () => {
  remote.share({ user: exampleUser() })
  const { page, calls } = open()
  expect((await page).visited.at(-1)).toBe('/members/12')
  expect(calls).toEqual([])
})
