import { beforeEach, expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { remote } from '../../testing/remote.ts'
import { sections } from './parts/sections.ts'
import { Page } from './settings.page.tsx'

let scrolledTo: Element[] = []

// The tests' browser cannot scroll.
beforeEach(() => {
  scrolledTo = []
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this)
    return Promise.resolve()
  }
})

const open = async (path: string) => {
  network({ 'GET /api/notifications.php': () => refusal(403, 'forbidden', { message: 'Even niet.' }) })
  const view = await remote.open(<Page />, { path, state: { user: member() } })
  await screen.findByText('Even niet.')
  return view
}

test('every section has a heading and a link to it', async () => {
  const { container } = await open('/notifications')
  for (const name of sections) {
    const section = container.querySelector(`section#${name}`)
    expect(section).toHaveAccessibleName()
    const link = container.querySelector(`nav a[href="/notifications#${name}"]`)
    expect(link?.textContent).toBe(section?.querySelector('h2')?.textContent)
  }
})

test('an address that names a section gives its heading the focus, though its contents could not come', async () => {
  await open('/notifications#notifications')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Meldingen' })).toHaveFocus())
  expect(scrolledTo.map(({ id }) => id)).toEqual(['notifications'])
})

test('without a section, or with one that is not there, the focus stays where it is', async () => {
  await open('/notifications#nothing')
  expect(document.body).toHaveFocus()
  expect(scrolledTo).toEqual([])
})
