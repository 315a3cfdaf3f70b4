import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { drawPicture, upload } from '../../../../test/pictures.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

type Sent = { id: number; conversation_id: number }
const send = (from: Person, to: Person, message: Record<string, unknown> = {}) =>
  from.post('/api/message.php', { ...textTo(to), ...message })

describe('gifts and icebreakers', () => {
  it('a gift costs its own price and carries a short text', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 20 }), await createPerson(site)]
    const { gifts } = Object((await anna.get('/api/gifts.php')).body)
    const gift = gifts.find(({ credits }: { credits: number }) => credits > 1)
    expect(gift.price_eur).toBe((gift.credits * 1.499).toFixed(2))
    const sent = await send(anna, bram, { type: 'gift', gift_id: gift.id, text: 'Voor jou' })
    expect(sent).toMatchObject({
      status: 201,
      body: {
        credits: 20 - gift.credits,
        message: {
          type: 'gift',
          text: 'Voor jou',
          gift: { id: gift.id, name: gift.name },
          credits_charged: gift.credits,
        },
      },
    })
    const long = await send(anna, bram, { type: 'gift', gift_id: gift.id, text: 'a'.repeat(201) })
    expect(long).toMatchObject({ status: 422, body: { error: 'message_too_long', params: { max: 200 } } })
    expect(await send(anna, bram, { type: 'gift', gift_id: 999_999 })).toMatchObject({ status: 422 })
  })

  it('an icebreaker is one of six lines and costs as a text', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 2 }), await createPerson(site)]
    const { icebreakers } = Object((await anna.get(`/api/icebreakers.php?profile_id=${bram.profileId}`)).body)
    expect(icebreakers).toHaveLength(6)
    const { text: _, ...wish } = textTo(bram)
    const sent = await anna.post('/api/message.php', {
      ...wish,
      type: 'icebreaker',
      icebreaker_id: icebreakers[0].id,
    })
    expect(sent).toMatchObject({ status: 201, body: { credits: 1, message: { text: icebreakers[0].text } } })
  })
})

describe('the text', () => {
  it('may be as long as the setting says', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 2 }), await createPerson(site)]
    expect(await send(anna, bram, { text: 'a'.repeat(1000) })).toMatchObject({ status: 201 })
    expect(await send(anna, bram, { text: 'a'.repeat(1001) })).toMatchObject({
      status: 422,
      body: { error: 'message_too_long', params: { max: 1000 } },
    })
  })

  it('must hold something besides spaces', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 2 }), await createPerson(site)]
    expect(await send(anna, bram, { text: '  \u0000 ' })).toMatchObject({
      status: 422,
      body: { error: 'message_empty' },
    })
  })

  it('is previewed with 120 characters', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 2 }), await createPerson(site)]
    await send(anna, bram, { text: '💌'.repeat(200) })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({
      chats: [{ last_message: { preview: '💌'.repeat(120) } }],
    })
  })
})

describe('deleting a message', () => {
  const conversation = async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site, { credits: 5 })]
    const { body } = await send(anna, bram)
    return { anna, bram, id: Object(body.message).id, conversation_id: Object(body.conversation).id }
  }
  const texts = async (person: Person, id: number) =>
    Object((await person.get(`/api/chat.php?id=${id}`)).body).messages.map(
      ({ text }: { text: string }) => text,
    )

  it('for both before it was delivered gives the credit back', async () => {
    const { anna, bram, id, conversation_id } = await conversation()
    expect(await anna.delete('/api/message.php', { message_id: id, scope: 'both' })).toMatchObject({
      status: 200,
    })
    expect((await anna.events()).slice(-2)).toMatchObject([
      { event: 'credits', data: { balance: 5 } },
      { event: 'message_deleted', data: { id, conversation_id } },
    ])
    expect((await bram.get(`/api/chat.php?id=${conversation_id}`)).status).toBe(404)
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    // A retry finds it gone and gives nothing twice.
    expect(await anna.delete('/api/message.php', { message_id: id, scope: 'both' })).toMatchObject({
      status: 200,
    })
    expect((await anna.events()).filter(({ event }) => event === 'credits')).toHaveLength(2)
  })

  it('for both after delivery takes it away but gives nothing back', async () => {
    const { anna, bram, id, conversation_id } = await conversation()
    await bram.get('/api/chats.php')
    expect(await anna.delete('/api/message.php', { message_id: id, scope: 'both' })).toMatchObject({
      status: 200,
    })
    expect(await texts(bram, conversation_id)).toEqual([])
    expect((await send(anna, bram)).body).toMatchObject({ credits: 3 })
  })

  it('for both is too late once it was read, and never for somebody else’s', async () => {
    const { anna, bram, id, conversation_id } = await conversation()
    const refused = { status: 409, body: { error: 'delete_too_late' } }
    expect(await bram.delete('/api/message.php', { message_id: id, scope: 'both' })).toMatchObject(refused)
    await bram.put('/api/chat.php', { conversation_id, read_until: id })
    expect(await anna.delete('/api/message.php', { message_id: id, scope: 'both' })).toMatchObject(refused)
  })

  it('for oneself leaves the other side as it is', async () => {
    const { anna, bram, id, conversation_id } = await conversation()
    expect(await bram.delete('/api/message.php', { message_id: id, scope: 'me' })).toMatchObject({
      status: 200,
    })
    expect(await texts(bram, conversation_id)).toEqual([])
    expect(await texts(anna, conversation_id)).toEqual(['Hoi!'])
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 0 })
  })
})

describe('an unconfirmed member', () => {
  const activate = async (person: Person, signupCredits = 2) => {
    const { services } = site
    const { grantSignupCredits } = await import('../../../core/wallet/signup-credits.ts')
    const { releaseHeldMessages } = await import('./release-held.ts')
    const settings = (await services.sites.of(undefined)).values
    const now = services.clock.now()
    await services.transaction(async (trx) => {
      await trx.updateTable('users').set({ status: 'active' }).where('id', '=', person.userId).execute()
      await trx.updateTable('profiles').set({ status: 'active' }).where('id', '=', person.profileId).execute()
      await grantSignupCredits(trx, { userId: person.userId, credits: signupCredits, now })
      await releaseHeldMessages(trx, person.userId, { settings, now })
    })
  }

  it('writes messages that nobody sees and nobody pays', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    expect(await send(nina, bram)).toMatchObject({
      status: 201,
      body: { credits: 0, message: { state: 'held', credits_charged: 0 } },
    })
    expect((await nina.get('/api/chats.php')).body).toMatchObject({
      chats: [{ last_message: { own: true } }],
    })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    expect(await bram.events()).toEqual([])
  })

  it('has them released in order at activation and charged then; what cannot be paid stays held', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    for (const text of ['een', 'twee', 'drie']) await send(nina, bram, { text, client_id: randomUUID() })
    await activate(nina)
    const { messages } = Object((await bram.get(`/api/chat.php?profile_id=${nina.profileId}`)).body)
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['een', 'twee'])
    const own = Object((await nina.get(`/api/chat.php?profile_id=${bram.profileId}`)).body).messages
    expect(own.map(({ text, state }: { text: string; state: string }) => `${text} ${state}`).sort()).toEqual([
      'drie held',
      'een delivered',
      'twee delivered',
    ])
    expect((await nina.events()).filter(({ event }) => event === 'credits').map(({ data }) => data)).toEqual([
      { balance: 2 },
      { balance: 1 },
      { balance: 0 },
    ])
  })

  it('sends nothing of what stayed held when a purchase is paid during a pause', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    await send(nina, bram, { text: 'gehouden' })
    await activate(nina, 0)
    await nina.put('/api/account.php', { action: 'pause' })
    await becomePremium(site, { browser: nina })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    expect(await bram.events()).not.toContainEqual(expect.objectContaining({ event: 'message' }))
  })

  it.each([
    [
      'a message, for oneself',
      (nina: Person, { id }: Sent) => nina.delete('/api/message.php', { message_id: id, scope: 'me' }),
    ],
    [
      'a message, for both',
      (nina: Person, { id }: Sent) => nina.delete('/api/message.php', { message_id: id, scope: 'both' }),
    ],
    [
      'the conversation',
      (nina: Person, { conversation_id: id }: Sent) => nina.delete('/api/chat.php', { conversation: { id } }),
    ],
  ])('that deletes %s never sends and never pays it', async (_, take) => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    const { message } = Object((await send(nina, bram, { text: 'toch maar niet' })).body)
    expect(await take(nina, message)).toMatchObject({ status: 200 })
    await activate(nina)
    await becomePremium(site, { browser: nina })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
    expect(await bram.events()).toEqual([])
    expect((await nina.events()).findLast(({ event }) => event === 'credits')?.data).toEqual({ balance: 12 })
  })

  it('has what stayed held appear where it is released, after what was said meanwhile', async () => {
    const [nina, bram] = [
      await createPerson(site, { status: 'not_confirmed' }),
      await createPerson(site, { credits: 1 }),
    ]
    await send(nina, bram, { text: 'gehouden' })
    await activate(nina, 0)
    await send(bram, nina, { text: 'hoi' })
    // Not even a glimpse of it in the list.
    expect((await bram.get('/api/chats.php')).body).toMatchObject({
      chats: [{ last_message: { preview: 'hoi' } }],
      unread_total: 0,
    })
    await activate(nina, 1)
    const { messages } = Object((await bram.get(`/api/chat.php?profile_id=${nina.profileId}`)).body)
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['hoi', 'gehouden'])
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
  })

  it('has a photo that is deleted meanwhile sent to nobody, and paid by nobody', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    const { body } = await upload(site.url, nina, await drawPicture(), { fields: { visibility: 'chat' } })
    const { id } = Object(body).photo
    for (let times = 0; times < 2; times += 1)
      await send(nina, bram, { type: 'photo', photo_id: id, text: undefined, client_id: randomUUID() })
    await send(nina, bram, { text: 'daar ben ik', client_id: randomUUID() })
    expect(await nina.delete('/api/photo.php', { id })).toMatchObject({ status: 200 })
    await activate(nina, 1)
    await becomePremium(site, { browser: nina })
    const { messages } = Object((await bram.get(`/api/chat.php?profile_id=${nina.profileId}`)).body)
    expect(messages).toMatchObject([{ type: 'text', text: 'daar ben ik' }])
    expect((await nina.get('/api/user.php')).body).toMatchObject({ user: { credits: 10 } })
    const { chats } = Object((await nina.get('/api/chats.php')).body)
    expect(chats).toMatchObject([{ last_message: { preview: 'daar ben ik' } }])
  })

  it('has nothing overtake a message that cannot be paid yet', async () => {
    const [nina, bram] = [await createPerson(site, { status: 'not_confirmed' }), await createPerson(site)]
    const { gifts } = Object((await nina.get('/api/gifts.php')).body)
    const gift = gifts.find(({ credits }: { credits: number }) => credits > 2)
    await send(nina, bram, { type: 'gift', gift_id: gift.id })
    await send(nina, bram, { text: 'zie je mijn cadeau?' })
    await activate(nina, 2)
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ chats: [], unread_total: 0 })
  })

  it('gets the credits of signup once, however often activation runs', async () => {
    const nina = await createPerson(site, { status: 'not_confirmed' })
    await activate(nina)
    await activate(nina)
    const credits = (await nina.events()).filter(({ event }) => event === 'credits')
    expect(credits).toHaveLength(1)
  })

  it('has two conversations as well, held ones counted', async () => {
    const nina = await createPerson(site, { status: 'not_confirmed' })
    const partners = [await createPerson(site), await createPerson(site), await createPerson(site)]
    const answers = []
    for (const partner of partners) answers.push(await send(nina, partner))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 403])
  })
})
