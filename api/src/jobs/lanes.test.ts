import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, textTo } from '../../test/people.ts'
import { drawPicture, upload } from '../../test/pictures.ts'
import { days, minutes, seconds } from '../clock.ts'
import { json } from '../database/schema/columns.ts'

// What has to be done beside members' calls: each by itself, so that one that waits or fails holds up no other.

/** Takes connections and says nothing, as a server that is overloaded. */
const speechless = createServer()
const open: Socket[] = []
const listenOn = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object(server.address()).port
}

const queueMail = (api: TestApi) => {
  const now = api.services.clock.now()
  return api.services.db
    .insertInto('outbox')
    .values({
      topic: 'mail',
      user_id: null,
      recipient: 'somebody@example.test',
      payload: json({ subject: 'Hoi', text: 'Hoi', html: '<p>Hoi</p>', links: [] }),
      created_at: now,
      next_attempt_at: now,
      template: 'test',
    })
    .execute()
}

describe('a mail server that says nothing', () => {
  let api: TestApi
  beforeAll(async () => {
    speechless.on('connection', (socket) => {
      socket.on('error', () => {})
      open.push(socket)
    })
    api = await startApi({ env: { MAIL_URL: `smtp://127.0.0.1:${await listenOn(speechless)}` } })
  }, 120_000)
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    speechless.close()
    await api.end()
  })

  it('holds up no photo, no archive and no other duty', async () => {
    const connected = once(speechless, 'connection')
    await queueMail(api)
    await connected
    const anna = await createPerson(api, { credits: 5 })
    const { body } = await upload(api.url, anna, await drawPicture({ seed: 71_000 }))
    const { id } = Object((await anna.post('/api/export.php', {})).body)
    const { db, clock } = api.services
    await db
      .insertInto('rate_counters')
      .values({ key: 'of the day before', window_start: new Date(clock.now().getTime() - days(2)), count: 1 })
      .execute()
    clock.shift(minutes(10))
    const state = async () => {
      const { rows } = await sql<{ photo: string; archive: string; counters: number }>`
        select (select status from photos where id = ${Object(body.photo).id}) as photo,
          (select state from exports where id = ${id}) as archive,
          (select count(*)::int from rate_counters where key = 'of the day before') as counters`.execute(db)
      return rows[0]
    }
    while (
      (await state())?.photo === 'processing' ||
      (await state())?.archive === 'queued' ||
      (await state())?.counters
    );
    expect(await state()).toMatchObject({ archive: 'ready', counters: 0 })
    // It was still waiting all the time.
    expect(open.some((socket) => !socket.destroyed)).toBe(true)
    const { attempts } = await db
      .selectFrom('outbox')
      .select('attempts')
      .where('recipient', '=', 'somebody@example.test')
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(1)
    for (const socket of open) socket.destroy()
  }, 30_000)
})

describe('a duty that fails', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi()
  }, 120_000)
  afterAll(() => api.end())

  it('for one table is done for the others', async () => {
    const { db, clock } = api.services
    const old = new Date(clock.now().getTime() - days(40))
    await db.insertInto('rate_counters').values({ key: 'stuck', window_start: old, count: 1 }).execute()
    await db
      .insertInto('login_attempts')
      .values({ key: 'free', kind: 'ip', failed: 1, window_start: old })
      .execute()
    await sql`create function stuck() returns trigger language plpgsql as
      $$ begin raise exception 'nobody may delete here'; end $$`.execute(db)
    await sql`create trigger stuck before delete on rate_counters for each row execute function stuck()`.execute(
      db,
    )
    await api.shiftClock(minutes(10))
    const left = await db.selectFrom('login_attempts').select('key').where('key', '=', 'free').execute()
    expect(left).toEqual([])
    await sql`drop trigger stuck on rate_counters`.execute(db)
  })

  it('for one member is done for the others', async () => {
    const { db } = api.services
    const [ben, anna, eva] = [
      await createPerson(api, { credits: 5 }),
      await createPerson(api),
      await createPerson(api),
    ]
    for (const reader of [anna, eva]) await ben.post('/api/message.php', textTo(reader))
    await sql`create function no_mail() returns trigger language plpgsql as
      $$ begin if new.user_id = ${sql.lit(anna.userId)} then raise exception 'not to her'; end if; return new; end $$`.execute(
      db,
    )
    await sql`create trigger no_mail before insert on outbox for each row execute function no_mail()`.execute(
      db,
    )
    await api.shiftClock(minutes(12))
    await api.shiftClock(seconds(1))
    const mailed = await db.selectFrom('outbox').select('user_id').where('template', '=', 'digest').execute()
    expect(mailed.map(({ user_id }) => user_id)).toEqual([eva.userId])
    await sql`drop trigger no_mail on outbox`.execute(db)
  })
})
