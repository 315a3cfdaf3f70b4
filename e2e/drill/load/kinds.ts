/** What members do, as the figures name it. */
export const kinds = [
  'log in',
  'open a page',
  'poll',
  'search',
  'chats',
  'message',
  'like',
  'order',
  'pay',
  'order paid',
] as const
export type Kind = (typeof kinds)[number]
