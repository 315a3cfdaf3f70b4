import type { ChatAnswer } from '@lonk/shared-api/calls/chat/chat.schema.ts'
import type { FakeRoute } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import { Page } from '../pages/conversation/conversation.page.tsx'
import { renderChat } from './render-chat.tsx'
import { sampleChat, sampleConversation, sampleSent } from './samples.ts'

export const chatId = { routeName: 'chats-id', params: { id: '40' } }
export const memberChat = { routeName: 'members-id-chat', params: { id: '7' } }

export const marked: FakeRoute = () => ({ body: { conversation: sampleConversation(), unread_total: 0 } })
/** Takes the message as the server does. */
export const sends: FakeRoute = ({ body }) => {
  const { client_id, text } = body as { client_id: string; text: string }
  return { status: 201, body: sampleSent({ client_id, text }) }
}

/** Opens a conversation with Sanne, on the network that the test describes. */
export const openConversation = async (
  chat: ChatAnswer = sampleChat(),
  { routes = {}, page = chatId }: { routes?: Record<string, FakeRoute>; page?: typeof chatId } = {},
) => {
  const shown = await renderChat(<Page {...page} />, {
    path: page === chatId ? '/chats/40' : '/members/7/chat',
    state: { chats: [] },
    routes: {
      'GET /api/chat.php': () => ({ body: chat }),
      'PUT /api/chat.php': marked,
      'POST /api/message.php': sends,
      'POST /api/typing.php': () => ({ status: 204, body: undefined }),
      ...routes,
    },
  })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return shown
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht aan Sanne' })
export const messages = () => within(screen.getByRole('region', { name: 'Berichten met Sanne' }))
