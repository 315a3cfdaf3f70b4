import { sql } from 'kysely'
import { connect, type Db } from '../../api/src/database/connection.ts'

/** Who has the long list, and the conversation with the most in it. */
export interface LongChat {
  readonly conversationId: number
  readonly conversations: number
  readonly messages: number
}

const conversations = 500
const messages = 10_000

/**
 * Gives a demo member 500 conversations, one of them of 10 000 messages over some weeks. Straight into the
 * database of a site that is not running: by calls, the limits would make it take an hour.
 */
export const fillLongChat = async (dataDir: string, email: string): Promise<LongChat> => {
  const connection = await connect({ databaseUrl: null, dataDir, warn: console.warn })
  try {
    return await fill(connection.db, email)
  } finally {
    await connection.close()
  }
}

const fill = async (db: Db, email: string): Promise<LongChat> => {
  const { id, host } = await memberNamed(db, email)
  await sql`
    insert into conversations (a_id, b_id, created_at, last_at)
    select least(${id}::bigint, p.id), greatest(${id}::bigint, p.id), now() - interval '60 days', now()
    from profiles p
    where p.domain_host = ${host} and p.id <> ${id} and p.status = 'active'
    order by p.id limit ${conversations}
    on conflict do nothing`.execute(db)
  await sql`
    insert into conversation_members (conversation_id, profile_id, last_at, unread)
    select c.id, side, now(), 0 from conversations c, unnest(array[c.a_id, c.b_id]) side
    where ${id} in (c.a_id, c.b_id)
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from conversations where ${id} in (a_id, b_id) order by id desc limit 1`.execute(db)
  const longest = rows[0]?.id
  if (longest === undefined) throw new Error('the member has no conversation')

  await say(db, id, 1, sql`c.id <> ${longest}`)
  await say(db, id, messages, sql`c.id = ${longest}`)
  await sql`
    update conversation_members m set last_at = last.at from (
      select conversation_id, max(created_at) as at, max(id) as id from messages group by conversation_id) last
    where last.conversation_id = m.conversation_id`.execute(db)
  await sql`
    update conversations c set last_message_id = last.id, last_at = last.at from (
      select conversation_id, max(created_at) as at, max(id) as id from messages group by conversation_id) last
    where last.conversation_id = c.id`.execute(db)
  return { conversationId: longest, conversations, messages }
}

/** Lines of both sides in turn, five minutes apart, the last one just now. */
const say = (db: Db, memberId: number, count: number, where: ReturnType<typeof sql>) =>
  sql`
    insert into messages (conversation_id, sender_profile_id, client_id, type, text, state, created_at)
    select c.id, case when n % 3 = 0 then c.a_id else c.b_id end, gen_random_uuid(), 'text',
      repeat('Zullen we een keer wandelen langs het water? ', 1 + n % 5), 'read',
      now() - (${count} - n) * interval '5 minutes' - (c.id % 1000) * interval '1 minute'
    from conversations c, generate_series(1, ${count}::int) n
    where ${memberId} in (c.a_id, c.b_id) and ${where}`.execute(db)

const memberNamed = async (db: Db, email: string): Promise<{ id: number; host: string }> => {
  const { rows } = await sql<{ id: number; host: string }>`
    select p.id, p.domain_host as host from profiles p join users u on u.id = p.user_id
    where u.email = ${email}`.execute(db)
  const [member] = rows
  if (!member) throw new Error(`there is no demo member ${email}`)
  return member
}
