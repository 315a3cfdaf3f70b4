import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { FakeRoute } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import { Page } from '../pages/conversation/conversation.page.tsx'
import { openAsMember } from './open-as-member.ts'
import { sampleChat, sampleConversation, sampleSent } from './samples.ts'

export const chatId = { routeName: 'chats-id', params: { id: '40' }, files: '' }
export const memberChat = { routeName: 'members-id-chat', params: { id: '7' }, files: '' }

export const marked: FakeRoute = () => ({ body: { conversation: sampleConversation(), unread_total: 0 } })
/** Takes the message as the server does. */
export const sends: FakeRoute = ({ body }) => {
  const { client_id, text } = body as { client_id: string; text: string }
  return { status: 201, body: sampleSent({ client_id, text }) }
}

interface Opening {
  readonly routes?: Record<string, FakeRoute>
  readonly page?: typeof chatId
  readonly locationState?: unknown
  readonly chats?: readonly ChatListEntry[]
}

/** Opens a conversation with Sanne, on the network that the test describes. */
export const openConversation = async (
  chat: ChatAnswer = sampleChat(),
  { routes = {}, page = chatId, locationState, chats = [] }: Opening = {},
) => {
  const shown = await openAsMember(<Page {...page} />, {
    path: page === chatId ? '/chats/40' : '/members/7/chat',
    locationState,
    state: { chats },
    routes: {
      'GET /api/chat.php': () => ({ body: chat }),
      'PUT /api/chat.php': marked,
      'POST /api/message.php': sends,
      'POST /api/typing.php': () => ({ status: 204, body: undefined }),
      ...routes,
    },
  })
  await screen.findByRole('heading', { level: 1, hidden: true })
  return shown
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht aan Sanne' })
export const messages = () => within(screen.getByRole('region', { name: 'Berichten met Sanne' }))
