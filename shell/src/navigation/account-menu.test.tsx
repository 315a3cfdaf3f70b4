import { beforeAll, expect, jest, test } from '@jest/globals'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setRouteTable } from '../composition/route-table.ts'
import { keepInstallPrompt } from '../install/install-prompt.ts'
import nl from '../locales/nl.json' with { type: 'json' }
import { AccountMenu } from './account-menu.tsx'

const show = () => renderPage(<AccountMenu name="Jan_40" />, { namespace: 'shell', catalogue: nl })
const open = () => userEvent.click(screen.getByRole('button', { name: 'Mijn account: Jan_40' }))

beforeAll(keepInstallPrompt)

test('where the browser offers nothing to install, the menu does not either', async () => {
  await show()
  await open()
  expect(await screen.findByRole('menuitem', { name: nl.account.logout })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: nl.account.install })).toBeNull()
})

test('the app is installed from here, and then spoken of no more', async () => {
  const prompt = jest.fn(async () => undefined)
  await show()
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  await open()
  await userEvent.click(await screen.findByRole('menuitem', { name: nl.account.install }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await open()
  expect(await screen.findByRole('menuitem', { name: nl.account.logout })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: nl.account.install })).toBeNull()
})

test('a page that its remote puts in the menu is there, in the member’s language', async () => {
  setRouteTable([
    {
      name: 'mf-events',
      version: '1',
      owner: 'team-events',
      entry: '/r/mf-events/1/entry.js',
      integrity: 'sha384-x',
      faultClass: 'regular',
      routes: [
        ['events', '/events', 'events', 'default', 'members', 'list', { nl: 'Uitjes', en: 'Events' }],
        ['events-id', '/events/:id', 'event', 'default', 'members', 'list'],
      ],
      slots: [],
    },
  ])
  await show()
  await open()
  expect(await screen.findByRole('menuitem', { name: 'Uitjes' })).toHaveAttribute('href', '/events')
  setRouteTable([])
})
