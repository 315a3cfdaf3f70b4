import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { type Act, counted } from '../counted.ts'

export const loadChats: Act = async (member, figures) => {
  await counted(member, figures, 'chats', () => member.browser.client.call(getChats, {}))
}
