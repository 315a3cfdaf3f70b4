import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { atWidth } from '../../testing/at-width.ts'
import { openAsMember } from '../../testing/open-as-member.ts'
import { openConversation } from '../../testing/open-conversation.tsx'
import { sampleEntry } from '../../testing/samples.ts'
import { Page as Conversations } from '../conversations/conversations.page.tsx'

const back = () => screen.getByRole('link', { name: 'Terug naar berichten' })

/** What a conversation is told by the link that opens it: found out by pressing that link. */
const stateSaid = async (): Promise<unknown> => {
  const { user, states, unmount } = await openAsMember(
    <Conversations routeName="chats" files="" params={{}} />,
    {
      state: { chats: [sampleEntry()] },
    },
  )
  await user.click(screen.getByRole('link', { name: 'Sanne' }))
  unmount()
  return states.at(-1)
}

test('opened from the list, the arrow goes back to it: the same step as the phone’s own', async () => {
  const { user, visited } = await openConversation(undefined, { locationState: await stateSaid() })
  await user.click(back())
  expect(visited).toEqual(['-1'])
})

test('opened from elsewhere, the list takes the place of the conversation', async () => {
  const { user, visited } = await openConversation()
  await user.click(back())
  expect(visited).toEqual(['/chats'])
})

test('a list beside a conversation is no page to go back to', async () => {
  atWidth(1280)
  const { user, states } = await openConversation(undefined, { chats: [sampleEntry()] })
  await user.click(await screen.findByRole('link', { name: 'Sanne' }))
  expect(states.at(-1)).toBeUndefined()
})
