import { randomUUID } from 'node:crypto'
import { textTo } from '../../../../api/test/people.ts'

/** Whatever can be done to a member by her number, in an order in which nothing undoes what was before. */
export const acts: readonly (readonly [
  string,
  string,
  string,
  (profile_id: number) => Record<string, unknown>,
])[] = [
  ['the profile', 'GET', '/api/profile.php', (id) => ({ id })],
  ['the photos', 'GET', '/api/photos.php', (profile_id) => ({ profile_id })],
  ['the chat', 'GET', '/api/chat.php', (profile_id) => ({ profile_id })],
  ['icebreakers', 'GET', '/api/icebreakers.php', (profile_id) => ({ profile_id })],
  ['a like', 'POST', '/api/like.php', (profile_id) => ({ profile_id })],
  ['a like taken back', 'DELETE', '/api/like.php', (profile_id) => ({ profile_id })],
  ['a like seen', 'PUT', '/api/like.php', (profile_id) => ({ profile_id, like_new: false })],
  [
    'a swipe',
    'POST',
    '/api/swipe.php',
    (profile_id) => ({ profile_id, action: 'like', client_id: randomUUID() }),
  ],
  ['likes of the sign-up', 'POST', '/api/signup-matches.php', (id) => ({ profile_ids: [id] })],
  ['a conversation', 'POST', '/api/chat.php', (profile_id) => ({ profile_id })],
  ['a message', 'POST', '/api/message.php', (profileId) => textTo({ profileId })],
  [
    'a wish to see photos',
    'POST',
    '/api/photo-access.php',
    (profile_id) => ({ profile_id, action: 'request' }),
  ],
  ['an unblock', 'DELETE', '/api/block.php', (profile_id) => ({ profile_id })],
  [
    'a complaint',
    'POST',
    '/api/complaint.php',
    (profile_id) => ({ category: 'spam', profile_id, text: 'Dit is een klacht.', good_faith: true }),
  ],
  ['a block', 'POST', '/api/block.php', (profile_id) => ({ profile_id })],
]

/** docs/api.md, "Unconfirmed members": whoever writes to one is told so. */
export const told = (state: string, act: string): boolean => state === 'unconfirmed' && act === 'a message'
