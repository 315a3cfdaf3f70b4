import { randomUUID } from 'node:crypto'
import { type Person, textTo } from '../../test/people.ts'

/** Whom a member meets in the calls. */
export type Ground = {
  /** Others of this country whom nobody here knows yet; each is given once. */
  stranger: () => { profileId: number }
  /** A member who seeks women and men. */
  open: Person
  /** That fewest members have. */
  rareInterest: number
  /** One of a member's conversations. */
  conversationOf: (person: Person) => number
}

type Make = (person: Person, ground: Ground) => Promise<{ status: number }>

/** The calls that members make most, and what a search asks that few others do. */
export const calls: Record<string, Make> = {
  poll: (person) => person.get('/api/poll.php'),
  user: (person) => person.get('/api/user.php'),
  chats: (person) => person.get('/api/chats.php'),
  chat: (person, { conversationOf }) => person.get(`/api/chat.php?id=${conversationOf(person)}`),
  search: (person) => person.get('/api/members.php'),
  'search, any gender': (_, { open }) => open.get('/api/members.php'),
  'search, a rare interest': (person, { rareInterest }) =>
    person.get(`/api/members.php?interests=${rareInterest}`),
  profile: (person, { stranger }) => person.get(`/api/profile.php?id=${stranger().profileId}`),
  likes: (person) => person.get('/api/likes.php'),
  like: (person, { stranger }) => person.post('/api/like.php', { profile_id: stranger().profileId }),
  'swipe deck': (person) => person.get('/api/swipe.php'),
  'swipe deck, any gender': (_, { open }) => open.get('/api/swipe.php'),
  message: (person, { stranger }) =>
    person.post('/api/message.php', textTo(stranger(), 'Hoi, hoe gaat het?', randomUUID())),
}
