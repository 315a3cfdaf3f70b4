import { randomBytes, randomUUID } from 'node:crypto'
import { type Person, textTo } from '../../../api/test/people.ts'
import { drawPicture, upload } from '../../../api/test/pictures.ts'
import { type Browser, browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { buy } from '../world/buying.ts'
import { callWith, never, saidIn } from '../world/calling.ts'
import { activate, join, leave, type Newcomer, signUp } from '../world/sign-up.ts'
import type { World } from '../world/world.ts'

/** Somebody to be looked for, and every trace by which she would be found. */
type Subject = Newcomer & { traces: readonly string[]; pictures: readonly string[] }

const dress = async (world: World, newcomer: Newcomer): Promise<Subject> => {
  const about = `verhaal-${randomBytes(6).toString('hex')}`
  const { browser } = newcomer
  await browser.put('/api/profile.php', { about, show_on_landers: true })
  const picture = await drawPicture({ seed: newcomer.profileId + 5000 })
  const { photo } = Object((await upload(world.apis[0], browser, picture)).body)
  const pictures = [photo.filename, photo.thumb_filename]
    .filter((name) => typeof name === 'string')
    .map((name) => String(name).split('?')[0] ?? '')
  return { ...newcomer, pictures, traces: [newcomer.name, about, ...pictures] }
}

type State = {
  name: string
  enter: (world: World, subject: Subject, viewers: readonly Person[]) => Promise<unknown>
  /** Hidden from everybody, or from these viewers alone. */
  from: 'everybody' | 'the viewers'
  unconfirmed?: true
}

const setStatus = async ({ office }: World, { profileId }: Subject, user: 'banned', profile: 'disabled') => {
  const { user_id } = await office.db
    .updateTable('profiles')
    .set({ status: profile })
    .where('id', '=', profileId)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await office.db.updateTable('users').set({ status: user }).where('id', '=', user_id).execute()
  await office.db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
}

/** Every state in which a member cannot be found. */
const states: readonly State[] = [
  {
    name: 'paused',
    enter: (_, { browser }) => browser.put('/api/account.php', { action: 'pause' }),
    from: 'everybody',
  },
  { name: 'deleted', enter: (_, subject) => leave(subject.browser, subject), from: 'everybody' },
  { name: 'erased', enter: (_, subject) => leave(subject.browser, subject, true), from: 'everybody' },
  {
    name: 'banned',
    enter: (world, subject) => setStatus(world, subject, 'banned', 'disabled'),
    from: 'everybody',
  },
  { name: 'unconfirmed', enter: async () => {}, from: 'everybody', unconfirmed: true },
  {
    name: 'having blocked them',
    enter: (_, { browser }, viewers) =>
      Promise.all(viewers.map(({ profileId }) => browser.post('/api/block.php', { profile_id: profileId }))),
    from: 'the viewers',
  },
  {
    name: 'blocked by them',
    enter: (_, { profileId }, viewers) =>
      Promise.all(viewers.map((viewer) => viewer.post('/api/block.php', { profile_id: profileId }))),
    from: 'the viewers',
  },
]

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
const foundIn = async (world: World, { traces, profileId, pictures }: Subject, who: Browser) => {
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

/** Whatever can be done to a member by her number, in an order in which nothing undoes what was before. */
const acts: readonly (readonly [string, string, string, (profile_id: number) => Record<string, unknown>])[] =
  [
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
const told = (state: string, act: string): boolean => state === 'unconfirmed' && act === 'a message'

export const visibility: Kind = async ({ world, attack }) => {
  const { office, apis } = world

  /** A friend who knows everything about her, and a stranger. */
  const meet = async (subject: Subject) => {
    const [friend, stranger] = await office.people(2, { credits: 30 })
    if (!friend || !stranger) throw new Error('nobody came')
    for (const viewer of [friend, stranger]) await buy(viewer, apis[0])
    const { profileId, browser } = subject
    await browser.get(`/api/profile.php?id=${friend.profileId}`)
    await browser.post('/api/like.php', { profile_id: friend.profileId })
    await browser.post('/api/photo-access.php', { profile_id: friend.profileId, action: 'request' })
    await browser.post('/api/message.php', textTo(friend))
    await friend.get(`/api/profile.php?id=${profileId}`)
    await friend.post('/api/like.php', { profile_id: profileId })
    await friend.post('/api/message.php', textTo({ profileId }))
    return { friend, stranger }
  }

  await attack('(she is found where she may be, or the rest would prove nothing)', async () => {
    const subject = await dress(world, await join(world))
    const { friend } = await meet(subject)
    const { found, files } = await foundIn(world, subject, friend)
    const usual = ['search', 'the profile', 'likes', 'matches', 'visitors', 'chats', 'the chat', 'the lander']
    const missing = usual.filter((place) => !found.includes(place))
    if (files.length === 0) missing.push('her picture')
    return listed('not even there', missing)
  })

  for (const { name, enter, from, unconfirmed } of states) {
    const subject = await dress(world, await signUp(world))
    if (!unconfirmed) await activate(world, subject)
    const { friend, stranger } = await meet(subject)
    await enter(world, subject, [friend, stranger])
    const viewers: Record<string, Browser> = { 'a friend': friend, 'a stranger': stranger }
    if (from === 'everybody') viewers['a visitor'] = browserOf(apis[1])
    // A member whom the viewer has blocked is listed among the blocked, and what was said can be read again there.
    const allowed =
      name === 'blocked by them' ? ['blocked members', 'the chat', 'the page /members/0/chat'] : []

    for (const [viewer, who] of Object.entries(viewers))
      await attack(`${name}: ${viewer} sees her nowhere`, async () => {
        const { found, files } = await foundIn(world, subject, who)
        const seen = found.filter((place) => !allowed.includes(place))
        if (from === 'everybody' && files.length > 0) seen.push('her picture')
        return listed('seen', seen)
      })

    await attack(`${name}: a stranger cannot tell her from a number that never was`, async () => {
      if (name === 'blocked by them') return null
      const differing: string[] = []
      for (const [act, method, path, input] of acts) {
        if (told(name, act)) continue
        const hers = saidIn(await callWith(stranger, method, path, input(subject.profileId)))
        const none = saidIn(await callWith(stranger, method, path, input(never)))
        if (hers !== none) differing.push(`${act} (${hers.slice(0, 40)} / ${none.slice(0, 40)})`)
      }
      const blocks = JSON.stringify((await stranger.get('/api/blocks.php')).body)
      if (blocks.includes(subject.name)) differing.push('her name among the blocked')
      return listed('told by', differing)
    })
  }

  await attack('who is paused, who has left and who has blocked look the same to a friend', async () => {
    const said: Record<string, string[]> = {}
    for (const state of states.filter(({ name }) =>
      ['paused', 'deleted', 'having blocked them'].includes(name),
    )) {
      const subject = await dress(world, await join(world))
      const { friend } = await meet(subject)
      const { conversation } = Object(
        (await friend.get(`/api/chat.php?profile_id=${subject.profileId}`)).body,
      )
      await state.enter(world, subject, [friend])
      const { profileId } = subject
      const calls = [
        () => friend.get('/api/chats.php'),
        () => friend.get(`/api/chat.php?id=${conversation.id}`),
        () => friend.get(`/api/chat.php?profile_id=${profileId}`),
        () =>
          friend.post('/api/message.php', {
            ...textTo({ profileId }),
            profile_id: undefined,
            conversation_id: conversation.id,
          }),
        () => friend.post('/api/message.php', textTo({ profileId })),
        () => friend.post('/api/chat.php', { profile_id: profileId }),
        () => friend.post('/api/typing.php', { conversation_id: conversation.id }),
        () => friend.get(`/api/profile.php?id=${profileId}`),
        () => friend.post('/api/like.php', { profile_id: profileId }),
        () => friend.get('/api/likes.php'),
        () => friend.get('/api/visitors.php'),
      ]
      said[state.name] = []
      for (const call of calls) said[state.name]?.push(saidIn(await call()))
    }
    const [first = [], ...others] = Object.values(said)
    const differing = first.filter((answer, index) => others.some((other) => other[index] !== answer))
    return listed(
      'told apart by',
      differing.map((answer) => answer.slice(0, 200)),
    )
  })

  await attack(
    'a picture that was never shown cannot be complained about, nor its owner blocked by it',
    async () => {
      const [owner, partner, stranger] = await office.people(3, { credits: 20 })
      if (!owner || !partner || !stranger) return 'nobody came'
      const picture = await drawPicture({ seed: owner.userId + 9000 })
      const { photo } = Object(
        (await upload(apis[0], owner, picture, { fields: { visibility: 'chat' } })).body,
      )
      const { text: _, ...message } = textTo(partner)
      await owner.post('/api/message.php', { ...message, type: 'photo', photo_id: photo.id })
      const complain = async (photo_id: number) =>
        saidIn(
          await stranger.post('/api/complaint.php', {
            category: 'nudity',
            photo_id,
            text: 'Dit is een klacht.',
            good_faith: true,
            block: true,
          }),
        )
      const [hers, none] = [await complain(photo.id), await complain(never)]
      const { profiles } = Object((await stranger.get('/api/blocks.php')).body)
      if (profiles.length > 0) return 'its owner stands among the blocked, with name'
      return hers === none ? null : `${hers.slice(0, 60)} where ${none.slice(0, 60)} was right`
    },
  )

  await attack('who looks about invisibly is nowhere among the visitors', async () => {
    const [looker, looked] = await office.people(2)
    if (!looker || !looked) return 'nobody came'
    for (const one of [looker, looked]) await buy(one, apis[0])
    await looker.put('/api/user.php', { invisible: true })
    await looker.get(`/api/profile.php?id=${looked.profileId}`)
    const { profiles } = Object((await looked.get('/api/visitors.php')).body)
    return profiles.length === 0 ? null : 'she stands among the visitors'
  })
}
