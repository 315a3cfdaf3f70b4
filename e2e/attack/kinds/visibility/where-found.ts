import type { Browser } from '../../../../api/test/visitors.ts'
import type { World } from '../../world/world.ts'
import type { Subject } from './hidden-states.ts'

/** Every list, page and file on which a member can appear. */
const places: readonly (readonly [string, (id: number) => string])[] = [
  ['search', () => '/api/members.php?per_page=48'],
  ['the newest', () => '/api/members.php?sort=new&per_page=48'],
  ['who is online', () => '/api/members.php?online=1&per_page=48'],
  ['the best matches', () => '/api/members.php?sort=match&per_page=48'],
  ['the profile', (id) => `/api/profile.php?id=${id}`],
  ['the photos', (id) => `/api/photos.php?profile_id=${id}`],
  ['likes', () => '/api/likes.php'],
  ['received likes', () => '/api/likes.php?type=received'],
  ['sent likes', () => '/api/likes.php?type=sent'],
  ['matches', () => '/api/likes.php?type=matches'],
  ['the like that shows by itself', () => '/api/auto-like.php'],
  ['visitors', () => '/api/visitors.php'],
  ['chats', () => '/api/chats.php'],
  ['the chat', (id) => `/api/chat.php?profile_id=${id}`],
  ['icebreakers', (id) => `/api/icebreakers.php?profile_id=${id}`],
  ['the swipe deck', () => '/api/swipe.php'],
  ['matches of the sign-up', () => '/api/signup-matches.php'],
  ['who may see photos', () => '/api/photo-access.php'],
  ['blocked members', () => '/api/blocks.php'],
  ['the lander', () => '/api/lander.php?name=index'],
  ['the lander of one profile', (id) => `/api/lander.php?name=landing&profile_id=${id}`],
]

const pages: readonly ((id: number) => string)[] = [
  () => '/members',
  (id) => `/members/${id}`,
  (id) => `/likes/m/${id}`,
  (id) => `/members/${id}/chat`,
]

const answers = {
  seeking: 'both',
  goal: 'dating',
  age: 'any',
  distance: 'any',
  status: 'any',
  body_type: 'any',
  lifestyle: 'home',
  evening: 'films',
  holiday: 'city',
  affection: 'kissing',
}

/** Where any of the traces can be read, by somebody or (without a cookie) by anybody. */
export const foundIn = async (world: World, { traces, profileId, pictures }: Subject, who: Browser) => {
  const found: string[] = []
  const look = (place: string, text: string) => {
    if (traces.some((trace) => text.includes(trace))) found.push(place)
  }
  for (const [place, path] of places) look(place, JSON.stringify((await who.get(path(profileId))).body))
  look('the match finder', JSON.stringify((await who.post('/api/match-finder.php', { answers })).body))
  const headers = { Cookie: who.cookie() }
  for (const path of pages) {
    const page = await fetch(`${world.site.address()}${path(profileId)}`, { headers, redirect: 'manual' })
    look(`the page ${path(0)}`, await page.text())
  }
  const files: string[] = []
  for (const name of pictures)
    if ((await fetch(`${world.apis[2]}/photos/${name}`, { headers })).status === 200) files.push(name)
  return { found, files }
}
