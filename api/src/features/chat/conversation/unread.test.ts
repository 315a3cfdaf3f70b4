import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { checkInvariants } from '../../../../test/invariants.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import type { Trx } from '../../../database/transaction.ts'
import { lifePorts } from '../../demo-life/ports.ts'
import { postMessage } from '../message/post-message.ts'
import { handOver } from './delivered.ts'
import { updateChat } from './update-chat.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const couple = async (credits = 50) => {
  const [anna, bram] = [await createPerson(api, { credits }), await createPerson(api, { credits })]
  const { body } = await anna.post('/api/message.php', textTo(bram))
  return { anna, bram, conversationId: Number(Object(body).conversation.id) }
}

describe('the work for one message', () => {
  const now = () => api.services.clock.now()

  /** As if the sender had written so often, and the reader read as much of it. */
  const fill = async (
    { anna, bram, conversationId }: Awaited<ReturnType<typeof couple>>,
    { count, state }: { count: number; state: 'delivered' | 'read' },
  ) => {
    const { db } = api.services
    await sql`insert into messages (conversation_id, sender_profile_id, client_id, type, text, state, created_at)
      select ${conversationId}, ${anna.profileId}, gen_random_uuid(), 'text', 'Hoi', ${state}, ${now()}
      from generate_series(1, ${count}::int)`.execute(db)
    await sql`update messages set state = ${state} where conversation_id = ${conversationId}`.execute(db)
    await sql`update conversation_members set
        unread = ${state === 'read' ? 0 : count + 1},
        read_until = ${state === 'read' ? sql`(select max(id) from messages where conversation_id = ${conversationId})` : 0}
      where conversation_id = ${conversationId} and profile_id = ${bram.profileId}`.execute(db)
    // Rows that are dead but not swept are looked at as well.
    await sql`vacuum (analyze) messages`.execute(db)
  }

  /** Counted by the database for this connection; what it counted before stays in until it is written away. */
  const messagesRead = async (trx: Trx): Promise<number> => {
    const { rows } = await sql<{ read: number }>`
      select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as read
      from pg_stat_xact_user_tables where relname = 'messages'`.execute(trx)
    return rows[0]?.read ?? 0
  }

  /** How many rows of messages are looked at until the message is sent, has reached its reader, and was read. */
  const lookedAt = async ({ anna, bram, conversationId }: Awaited<ReturnType<typeof couple>>) => {
    const { values: settings } = await api.services.sites.of(undefined)
    return api.services.transaction(async (trx) => {
      // Of a table with two conversations all might be read; of one with many nobody would.
      await sql`set local enable_seqscan = off`.execute(trx)
      let before = await messagesRead(trx)
      const since = async () => {
        const all = await messagesRead(trx)
        const count = all - before
        before = all
        return count
      }
      const wish = {
        type: 'text',
        text: 'Hoi',
        client_id: randomUUID(),
        conversation_id: conversationId,
      } as const
      const { message } = await postMessage(trx, anna.userId, wish, { settings, now: now() })
      const sent = await since()
      await handOver({ db: trx }, bram.profileId, [message.id], now())
      const delivered = await since()
      const mark = { conversation_id: conversationId, read_until: message.id }
      await updateChat(trx, bram.userId, mark, now())
      return { sent, delivered, read: await since() }
    })
  }

  /** Rows of messages that one step looks at; a conversation of them would be thousands. */
  const few = 15

  it('does not grow with how much the other side has not read', async () => {
    const pair = await couple()
    await fill(pair, { count: 3000, state: 'delivered' })
    const { sent, delivered } = await lookedAt(pair)
    expect(sent).toBeLessThanOrEqual(few)
    expect(delivered).toBeLessThanOrEqual(few)
  })

  it('does not grow with how long the two have been talking', async () => {
    const pair = await couple()
    await fill(pair, { count: 3000, state: 'read' })
    const { sent, delivered, read } = await lookedAt(pair)
    expect(sent).toBeLessThanOrEqual(few)
    expect(delivered).toBeLessThanOrEqual(few)
    expect(read).toBeLessThanOrEqual(few)
  })
})

describe('what is unread', () => {
  it('is right after everything that changes it has happened at once', async () => {
    const { anna, bram, conversationId } = await couple(200)
    const demo = await createPerson(api, { demo: true })
    const first = await anna.post('/api/message.php', textTo(demo))
    const talk = Number(Object(first.body).conversation.id)
    const { sendMessage, markRead } = lifePorts(api.services)
    const newest = async (id: number): Promise<number> => {
      const { max } = await api.services.db
        .selectFrom('messages')
        .select(({ fn }) => fn.max<number>('id').as('max'))
        .where('conversation_id', '=', id)
        .executeTakeFirstOrThrow()
      return max
    }
    const read = async (who: Person, id: number) =>
      who.put('/api/chat.php', { conversation_id: id, read_until: (await newest(id)) - randomInt(3) })
    const takeBack = async (who: Person, scope: 'me' | 'both') => {
      const message_id = (await newest(conversationId)) - randomInt(4)
      return who.delete('/api/message.php', { message_id, scope })
    }
    const acts: (() => Promise<unknown>)[] = [
      () => anna.post('/api/message.php', textTo(bram)),
      () => bram.post('/api/message.php', textTo(anna)),
      () => anna.post('/api/message.php', textTo(demo)),
      () => sendMessage({ profileId: demo.profileId, conversationId: talk, text: 'Hoi' }),
      () => read(anna, conversationId),
      () => read(bram, conversationId),
      () => read(anna, talk),
      async () =>
        markRead({ profileId: demo.profileId, conversationId: talk, readUntil: await newest(talk) }),
      () => takeBack(anna, 'both'),
      () => takeBack(bram, 'both'),
      () => takeBack(anna, 'me'),
      () => bram.get(`/api/chat.php?id=${conversationId}`),
    ]
    for (let round = 0; round < 6; round += 1)
      await Promise.all([...acts, ...acts, ...acts].map((act) => act()))
    await bram.delete('/api/chat.php', { conversation: { id: conversationId } })
    await Promise.all([...acts, ...acts].map((act) => act()))
    await checkInvariants(api.services.db)
  }, 60_000)
})
