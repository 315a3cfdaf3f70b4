import { randomUUID } from 'node:crypto'
import { type Person, textTo } from '../../../../api/test/people.ts'
import { drawPicture, upload } from '../../../../api/test/pictures.ts'
import { buy, orderFor, orderOf } from '../../world/buying.ts'
import type { World } from '../../world/world.ts'

type Input = (id: number) => Record<string, unknown>
type Owned = { owner: Person; partner: Person }

/** What was answered, not looked at. */
export const bodyOf = async (answer: Promise<{ body: unknown }>) => Object((await answer).body)

/** What a member has that is nobody else's, made through the front door. */
export const things: Readonly<Record<string, (world: World, owned: Owned) => Promise<number>>> = {
  conversation: async (_, { owner, partner }) =>
    (await bodyOf(owner.post('/api/message.php', textTo(partner)))).conversation.id,
  message: async (_, { owner, partner }) =>
    (await bodyOf(owner.post('/api/message.php', textTo(partner)))).message.id,
  photo: async ({ apis }, { owner }) =>
    (await bodyOf(upload(apis[0], owner, await drawPicture({ seed: owner.userId })))).photo.id,
  order: async (_, { owner }) => orderOf(await owner.post('/api/order.php', await orderFor(owner))).id,
  'paid order': async ({ apis }, { owner }) => (await buy(owner, apis[0])).orderId,
  transaction: async ({ apis }, { owner }) => {
    await buy(owner, apis[0])
    return (await bodyOf(owner.get('/api/transactions.php'))).transactions[0].id
  },
  'kept card': async ({ apis }, { owner }) => {
    await buy(owner, apis[0], { paymentmethod: 'creditcard', save_method: true })
    return (await bodyOf(owner.get('/api/saved-methods.php'))).methods[0].id
  },
  'saved search': async (_, { owner }) =>
    (await bodyOf(owner.post('/api/saved-search.php', { name: 'Mijn', filters: {} }))).searches[0].id,
  export: async (_, { owner }) => (await bodyOf(owner.post('/api/export.php', {}))).id,
  complaint: async (_, { owner, partner }) =>
    (
      await bodyOf(
        owner.post('/api/complaint.php', {
          category: 'spam',
          profile_id: partner.profileId,
          text: 'Dit is een klacht.',
          good_faith: true,
        }),
      )
    ).complaint.id,
}

/** By the name that the site gives a call: the thing that it takes, and how. */
export const own: Readonly<Record<string, { thing: string; input: Input }>> = {
  getChat: { thing: 'conversation', input: (id) => ({ id }) },
  updateChat: { thing: 'conversation', input: (conversation_id) => ({ conversation_id, muted: true }) },
  typing: { thing: 'conversation', input: (conversation_id) => ({ conversation_id }) },
  deleteChat: { thing: 'conversation', input: (id) => ({ conversation: { id } }) },
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
  refundTerms: { thing: 'paid order', input: (order_id) => ({ order_id }) },
  refund: { thing: 'paid order', input: (order_id) => ({ order_id, name: 'Anna', confirm: true }) },
  forgetMethod: { thing: 'kept card', input: (id) => ({ id }) },
  deleteSavedSearch: { thing: 'saved search', input: (id) => ({ id }) },
  getExport: { thing: 'export', input: (id) => ({ id }) },
  complaints: { thing: 'complaint', input: (id) => ({ id }) },
}

const opened = async (owner: Person, { profileId }: Person): Promise<number> =>
  (await bodyOf(owner.post('/api/chat.php', { profile_id: profileId }))).conversation.id

/** Conversations of which the other one was never given anything. */
export const unbegun: Readonly<
  Record<string, { status?: 'not_confirmed'; begin: (owner: Person, partner: Person) => Promise<number> }>
> = {
  'that was only opened': { begin: opened },
  'whose message was taken back unseen': {
    begin: async (owner, partner) => {
      const { message, conversation } = await bodyOf(owner.post('/api/message.php', textTo(partner)))
      await owner.delete('/api/message.php', { message_id: message.id, scope: 'both' })
      return conversation.id
    },
  },
  'whose message waits for a confirmation': {
    status: 'not_confirmed',
    begin: async (owner, partner) =>
      (await bodyOf(owner.post('/api/message.php', textTo(partner)))).conversation.id,
  },
  'of one who blocked since': {
    begin: async (owner, partner) => {
      const id = await opened(owner, partner)
      await owner.post('/api/block.php', { profile_id: partner.profileId })
      return id
    },
  },
  'of one who paused since': {
    begin: async (owner, partner) => {
      const id = await opened(owner, partner)
      await owner.put('/api/account.php', { action: 'pause' })
      return id
    },
  },
}

/** Their ids name other members, whom the visibility attacks are about, or open nothing that is anybody's. */
export const elsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'getProfile getPhotos changePhotoAccess like unlike markLikeSeen likeSignupMatches swipe startChat icebreakers lander block unblock complain'
      .split(' ')
      .map((name) => [name, 'another member']),
  ),
  ...Object.fromEntries(
    'signup completeSignup updateProfile paymentMethods discountCode directDebitOtp directDebit contact'
      .split(' ')
      .map((name) => [name, 'public']),
  ),
  createOrder: 'a kept card is looked for among the own ones: below',
  repeatOrder: 'the same',
  endSessions: 'below',
  removePasskey: 'below',
  getExportFile: 'its link is signed for one session: below',
  undoSwipe: 'a number that the browser made',
  paymentWebhook: 'the provider is asked: the money attacks',
  appeal: 'below',
}
