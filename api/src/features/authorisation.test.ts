import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { type ContractName, contracts } from '@lonk/shared-api/contracts.ts'
import * as z from 'zod/mini'
import { orderFor, placeOrder } from '../../test/buying.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { buy } from '../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../test/people.ts'
import { drawPicture, upload } from '../../test/pictures.ts'
import { putSetting } from '../../test/settings.ts'
import { type Browser, browserOf } from '../../test/visitors.ts'

type Name = ContractName

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  // Otherwise asking for private photos is off, for everybody alike.
  await putSetting(api.services.db, 'private_photo_access', 'granted')
}, 120_000)
afterAll(() => api.end())

/** An owner, her partner in a conversation, a stranger, somebody she has blocked, and somebody who is gone. */
type World = { owner: Person; partner: Person; stranger: Person; blocked: Person; gone: Person }

const newWorld = async (): Promise<World> => {
  const owner = await createPerson(api, { credits: 20 })
  const [partner, stranger, blocked, gone] = [
    await createPerson(api, { credits: 20 }),
    await createPerson(api, { credits: 20 }),
    await createPerson(api, { credits: 20 }),
    await createPerson(api, { credits: 20 }),
  ]
  await owner.post('/api/block.php', { profile_id: blocked.profileId })
  await api.services.db
    .updateTable('profiles')
    .set({ status: 'removed' })
    .where('id', '=', gone.profileId)
    .execute()
  await api.services.db.updateTable('users').set({ status: 'purged' }).where('id', '=', gone.userId).execute()
  await api.services.db.deleteFrom('sessions').where('user_id', '=', gone.userId).execute()
  return { owner, partner, stranger, blocked, gone }
}

const body = async (answer: Promise<{ body: unknown }>) => Object((await answer).body)
let seed = 12_000

/** What somebody owns, made through the front door. */
const things = {
  message: async ({ owner, partner }: World): Promise<number> =>
    (await body(owner.post('/api/message.php', textTo(partner)))).message.id,
  conversation: async ({ owner, partner }: World): Promise<number> =>
    (await body(owner.post('/api/message.php', textTo(partner)))).conversation.id,
  photo: async ({ owner }: World): Promise<number> => {
    seed += 1
    return (await body(upload(api.url, owner, await drawPicture({ seed })))).photo.id
  },
  order: async ({ owner }: World): Promise<number> => (await placeOrder(owner)).orderId,
  transaction: async ({ owner }: World): Promise<number> => {
    await buy(api, owner)
    return (await body(owner.get('/api/transactions.php'))).transactions[0].id
  },
  method: async ({ owner }: World): Promise<number> => {
    await buy(api, owner, { paymentmethod: 'creditcard', save_method: true })
    return (await body(owner.get('/api/saved-methods.php'))).methods[0].id
  },
  // A front door needs the password; nobody here was given one.
  passkey: async ({ owner }: World): Promise<number> => {
    const [credential_id, created_at] = [randomUUID(), new Date()]
    const made = await api.services.db
      .insertInto('passkeys')
      .values({
        user_id: owner.userId,
        credential_id,
        public_key: '',
        counter: 0,
        transports: [],
        name: 'Telefoon',
        synced: false,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  },
  search: async ({ owner }: World): Promise<number> =>
    (await body(owner.post('/api/saved-search.php', { name: 'Mijn', filters: {} }))).searches[0].id,
  export: async ({ owner }: World): Promise<number> => (await body(owner.post('/api/export.php', {}))).id,
}

type Own = { thing: keyof typeof things; input: (id: number, world: World) => Record<string, unknown> }

/** Calls on something that belongs to one member: for all others it is as absent as one that never was. */
const own: Partial<Record<Name, Own>> = {
  getChat: { thing: 'conversation', input: (id) => ({ id }) },
  updateChat: { thing: 'conversation', input: (conversation_id) => ({ conversation_id, muted: true }) },
  typing: { thing: 'conversation', input: (conversation_id) => ({ conversation_id }) },
  sendMessage: {
    thing: 'conversation',
    input: (conversation_id) => ({ conversation_id, client_id: randomUUID(), type: 'text', text: 'Hoi' }),
  },
  deleteMessage: { thing: 'message', input: (message_id) => ({ message_id, scope: 'both' }) },
  updatePhoto: { thing: 'photo', input: (id) => ({ id, position: 0 }) },
  deletePhoto: { thing: 'photo', input: (id) => ({ id }) },
  getOrder: { thing: 'order', input: (id) => ({ id }) },
  cancelOrder: { thing: 'order', input: (id) => ({ id }) },
  transaction: { thing: 'transaction', input: (id) => ({ id }) },
  invoice: { thing: 'transaction', input: (id) => ({ id }) },
  forgetMethod: { thing: 'method', input: (id) => ({ id }) },
  refundTerms: { thing: 'order', input: (order_id) => ({ order_id }) },
  refund: { thing: 'order', input: (order_id) => ({ order_id, name: 'Anna', confirm: true }) },
  removePasskey: { thing: 'passkey', input: (id) => ({ id }) },
  deleteSavedSearch: { thing: 'search', input: (id) => ({ id }) },
  getExport: { thing: 'export', input: (id) => ({ id }) },
}

type OnProfile = (profileId: number) => Record<string, unknown>

/** Calls on another member: for those she has blocked, and once she is gone, as if she had never been there. */
const onProfile: Partial<Record<Name, OnProfile>> = {
  getProfile: (id) => ({ id }),
  getPhotos: (profile_id) => ({ profile_id }),
  changePhotoAccess: (profile_id) => ({ profile_id, action: 'request' }),
  like: (profile_id) => ({ profile_id }),
  unlike: (profile_id) => ({ profile_id }),
  markLikeSeen: (profile_id) => ({ profile_id, like_new: false }),
  likeSignupMatches: (id) => ({ profile_ids: [id] }),
  swipe: (profile_id) => ({ profile_id, action: 'like', client_id: randomUUID() }),
  startChat: (profile_id) => ({ profile_id }),
  icebreakers: (profile_id) => ({ profile_id }),
  lander: (profile_id) => ({ name: 'landing', profile_id }),
}

/** Calls whose ids open nothing that is anybody's, each with its reason. */
const nobodys: Partial<Record<Name, string>> = {
  signup: 'regions are public; the profile is the lander’s',
  completeSignup: 'regions are public; the token decides',
  updateProfile: 'regions and cities are public',
  paymentMethods: 'bundles are public',
  discountCode: 'bundles are public',
  createOrder: 'bundles are public; a saved method is looked for among the own ones',
  repeatOrder: 'bundles are public; a saved method is looked for among the own ones',
  directDebitOtp: 'bundles are public',
  directDebit: 'bundles are public',
  endSessions: 'ends an own session if there is one; below',
  getExportFile: 'the signature decides; export.test.ts',
  undoSwipe: 'an identity made by the browser, looked for among the own ones; swipe.test.ts',
  block: 'blocking back is allowed and says nothing; block tests',
  unblock: 'takes away the own block, if there is one',
  paymentWebhook: 'the provider is asked; webhook tests',
  contact: 'a number that somebody types into a letter',
  complain: 'whoever was blocked may still report; complaints.test.ts',
  complaints: 'the token decides; complaints.test.ts',
  appeal: 'the token decides; complaints.test.ts',
}

const takesId = ({ query, body }: Contract): boolean => {
  const schema = query ?? body
  if (!schema) return false
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties).some((field) => /(^|_)ids?$/.test(field))
}

const never = 999_999_999

const call = async (who: Browser, name: Name, input: Record<string, unknown>) => {
  const { method, path } = contracts[name].call
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])),
  )
  const answer = await (method === 'GET'
    ? who.get(`${path}?${query}`)
    : method === 'DELETE'
      ? who.delete(path, input)
      : method === 'PUT'
        ? who.put(path, input)
        : who.post(path, input))
  const { request_id: _, ...said } = Object(answer.body ?? {})
  return { status: answer.status, said }
}

describe('every call that takes an id', () => {
  it('stands in one of the tables', () => {
    const named = new Set(Object.keys({ ...own, ...onProfile, ...nobodys }))
    const missing = Object.entries(contracts).filter(([name, contract]) => {
      return takesId(contract as Contract) && !named.has(name)
    })
    expect(missing.map(([name]) => name)).toEqual([])
  })
})

describe('what belongs to one member', () => {
  it.each(Object.entries(own))('%s: is hers alone', async (name, { thing, input }) => {
    const call_ = name as Name
    const world = await newWorld()
    const id = await things[thing](world)
    const none = await call(world.stranger, call_, input(never, world))
    for (const who of [world.stranger, world.blocked])
      expect(await call(who, call_, input(id, world))).toEqual(none)
    for (const who of [browserOf(api.url), world.gone])
      expect(await call(who, call_, input(id, world))).toMatchObject({
        status: 403,
        said: { authentication_required: true },
      })
    const hers = await call(world.owner, call_, input(id, world))
    expect(hers.status).toBeLessThan(500)
    expect(hers).not.toEqual(none)
  })

  it('a photo goes into nobody else’s message', async () => {
    const world = await newWorld()
    const photo_id = await things.photo(world)
    const send = (from: Person, photo: number) =>
      from.post('/api/message.php', { ...textTo(world.partner), type: 'photo', photo_id: photo })
    const none = await send(world.stranger, never)
    const tried = await send(world.stranger, photo_id)
    expect([tried.status, Object(tried.body).fields]).toEqual([none.status, Object(none.body).fields])
    expect((await send(world.owner, photo_id)).status).toBe(201)
  })

  it('a session is ended by nobody else', async () => {
    const { owner, stranger } = await newWorld()
    const { sessions } = await body(owner.get('/api/sessions.php'))
    await call(stranger, 'endSessions', { id: sessions[0].id })
    expect((await owner.get('/api/user.php')).status).toBe(200)
    await call(owner, 'endSessions', { id: sessions[0].id })
    expect((await owner.get('/api/sessions.php')).status).toBe(403)
  })

  it('a saved way to pay buys for nobody else', async () => {
    const { stranger } = await newWorld()
    const answer = await stranger.post('/api/order.php', await orderFor(stranger, { saved_method_id: never }))
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })
})

describe('another member', () => {
  it.each(Object.entries(onProfile))('%s: who is blocked learns nothing', async (name, input) => {
    const call_ = name as Name
    const { owner, stranger, blocked, gone } = await newWorld()
    const none = await call(blocked, call_, input(never))
    expect(await call(blocked, call_, input(owner.profileId))).toEqual(none)
    expect(await call(stranger, call_, input(gone.profileId))).toEqual(
      await call(stranger, call_, input(never)),
    )
    expect((await call(stranger, call_, input(owner.profileId))).status).toBeLessThan(300)
  })
})
