import { expect, test } from '@jest/globals'
import { member } from '../../testing/member.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import { Rail } from './rail.tsx'

// Below a laptop's width its rules hide it, and this browser has no width.
const ways = (container: HTMLElement) =>
  [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))

test('the ways through the site stand beside a conversation, with how many likes are new', async () => {
  const { container } = await openAsMember(<Rail />, {
    state: { user: member({ paid_user: false }), newLikesTotal: 3 },
  })
  expect(ways(container)).toEqual(['/members', '/chats', '/likes', '/premium'])
  expect(container.querySelector('[aria-current]')).toHaveTextContent('Berichten')
  expect(container.querySelector('a[href="/likes"]')).toHaveTextContent('3')
})

test('whoever has paid finds credits in the place of premium', async () => {
  const { container } = await openAsMember(<Rail />, { state: { user: member({ paid_user: true }) } })
  expect(ways(container)).toEqual(['/members', '/chats', '/likes', '/credits'])
})
