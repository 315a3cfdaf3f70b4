import { textTo } from '../../../api/test/people.ts'
import { drawPicture, upload } from '../../../api/test/pictures.ts'
import { type Browser, browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { buy } from '../world/buying.ts'
import { callWith, never, saidIn } from '../world/calling.ts'
import { activate, join, signUp } from '../world/sign-up.ts'
import { acts, told } from './visibility/acts.ts'
import { dress, type Subject, states } from './visibility/hidden-states.ts'
import { foundIn } from './visibility/where-found.ts'

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
