import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { textTo } from '../../../test/people.ts'
import { browserOf, joinSite, mailedLink, signUp, signupFields } from '../../../test/visitors.ts'
import { days, hours, minutes, seconds } from '../../clock.ts'
import { grant, lockWallet } from '../../core/wallet/ledger.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const couple = async () => {
  const anna = await joinSite(api)
  const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
  return { anna, bram }
}
const leave = (person: Person, more: Record<string, unknown> = {}) =>
  person.browser.delete('/api/account.php', { password: person.password, reason: 'no_time', ...more })
const logIn = (person: Person) =>
  browserOf(api.url).post('/api/user.php', { email: person.email, password: person.password })
const reactivate = async (token: string) => {
  const browser = browserOf(api.url)
  return { browser, ...(await browser.post('/api/account-reactivate.php', { token })) }
}
const tokenFor = async (person: Person) =>
  new URLSearchParams((await mailedLink(api, person.email)).split('?')[1]).get('token') ?? ''
const userRow = ({ userId }: Person) =>
  api.services.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const seenBy = async (viewer: Person, seen: Person) =>
  (await viewer.browser.get(`/api/profile.php?id=${seen.profileId}`)).status === 200

describe('the way out', () => {
  it('shows reasons, an alternative to each, and what would be left behind', async () => {
    const anna = await joinSite(api)
    const { body } = await anna.browser.get('/api/account.php')
    expect(body).toMatchObject({
      delete_discount: null,
      credits_left: 2,
      refundable: { credits: 0, amount: { amount: '0.00', currency: 'EUR' } },
    })
    expect(body.reasons).toHaveLength(7)
    expect(body.alternatives).toContainEqual({ reason: 'too_expensive', alternative: 'pause' })
  })

  it('offers the company’s discount once, for a week, and not again', async () => {
    const { db } = api.services
    const anna = await joinSite(api)
    await db.updateTable('companies').set({ delete_discount: 20 }).execute()
    const offered = async () => (await anna.browser.get('/api/account.php')).body.delete_discount
    expect(await offered()).toMatchObject({ code: 'STAY', percentage: 20 })
    await api.shiftClock(days(6))
    expect(await offered()).toMatchObject({ code: 'STAY', status: 'active' })
    await api.shiftClock(days(2))
    expect(await offered()).toBeNull()
    await db.updateTable('companies').set({ delete_discount: null }).execute()
  })
})

describe('a pause', () => {
  const put = (person: Person, fields: Record<string, unknown>) =>
    person.browser.put('/api/account.php', fields)

  it('hides a member until its day or until they come back', async () => {
    const { anna, bram } = await couple()
    expect((await put(bram, { action: 'pause' })).body).toMatchObject({
      user: { status: 'paused', profile: { status: 'paused' } },
    })
    expect(await seenBy(anna, bram)).toBe(false)
    expect((await put(bram, { action: 'resume' })).body).toMatchObject({ user: { status: 'active' } })
    expect(await seenBy(anna, bram)).toBe(true)
    await put(bram, { action: 'pause' })
    await api.shiftClock(days(32))
    expect((await userRow(bram)).status).toBe('active')
    await anna.browser.post('/api/user.php', { email: anna.email, password: anna.password })
    expect(await seenBy(anna, bram)).toBe(true)
  })

  it('lasts one to six months, and is for confirmed members', async () => {
    const anna = await joinSite(api)
    const until = (fromNow: number) =>
      new Date(api.services.clock.now().getTime() + fromNow).toISOString().slice(0, 10)
    expect((await put(anna, { action: 'pause', until: until(days(7)) })).body).toMatchObject({
      fields: { until: { code: 'field_invalid' } },
    })
    expect((await put(anna, { action: 'pause', until: until(days(90)) })).status).toBe(200)
    expect((await put(anna, { action: 'pause', until: until(days(200)) })).status).toBe(422)
    const unconfirmed = await signUp(api)
    expect((await put(unconfirmed, { action: 'pause' })).body.error).toBe('email_not_confirmed')
  })
})

describe('deleting an account', () => {
  it('needs the password', async () => {
    const anna = await joinSite(api)
    expect((await leave(anna, { password: 'verkeerd' })).body.error).toBe('old_password_wrong')
    expect((await leave(anna, { reason: 'boredom' })).status).toBe(422)
    expect((await anna.browser.get('/api/poll.php')).status).toBe(200)
  })

  it('hides at once and ends every session and stream, whatever logs in at that moment', async () => {
    const { anna, bram } = await couple()
    const stream = await openEvents(api.url, bram.browser.cookie())
    await stream.next()
    const [gone] = await Promise.all([leave(bram), ...Array.from({ length: 8 }, () => logIn(bram))])
    expect(gone.status).toBe(200)
    const { deleted_at, purge_at } = gone.body
    expect(Date.parse(String(purge_at)) - Date.parse(String(deleted_at))).toBe(days(14))
    expect((await bram.browser.get('/api/poll.php')).status).toBe(403)
    const sessions = await api.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', bram.userId)
      .execute()
    expect(sessions).toEqual([])
    await expect(
      (async () => {
        for (;;) await stream.next()
      })(),
    ).rejects.toThrow('ended')
    expect(await seenBy(anna, bram)).toBe(false)
    expect((await logIn(bram)).body).toMatchObject({ error: 'account_deleted_pending' })
  })

  it.each([true, false])(
    'is not outlived by what the member was sending (at once: %s)',
    async (immediate) => {
      const { anna, bram } = await couple()
      const { services } = api
      await services.transaction(async (trx) => {
        await lockWallet(trx, bram.userId)
        const ref = { type: 'user', id: bram.userId } as const
        const now = services.clock.now()
        await grant(
          trx,
          { user_id: bram.userId, kind: 'staff_grant', credits: 60, ref, now },
          { kind: 'free' },
        )
      })
      const written = async () => {
        const { count } = await services.db
          .selectFrom('messages')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('sender_profile_id', '=', bram.profileId)
          .executeTakeFirstOrThrow()
        return count
      }
      const sending = Array.from({ length: 50 }, () => bram.browser.post('/api/message.php', textTo(anna)))
      expect((await leave(bram, { immediate })).status).toBe(200)
      const before = await written()
      const statuses = (await Promise.all(sending)).map(({ status }) => status)
      expect(await written()).toBe(before)
      expect(statuses.filter((status) => status !== 201 && status !== 403)).toEqual([])
    },
  )

  it('can be taken back for 14 days, with everything as it was', async () => {
    const { anna, bram } = await couple()
    await anna.browser.post('/api/like.php', { profile_id: bram.profileId })
    await leave(bram)
    expect((await anna.browser.get('/api/likes.php')).body.profiles).toEqual([])
    const token = await tokenFor(bram)
    await api.shiftClock(days(13.9))
    expect((await userRow(bram)).status).toBe('deleted_pending')
    const back = await reactivate(token)
    expect(back).toMatchObject({ status: 200, body: { user: { id: bram.userId, status: 'active' } } })
    expect((await back.browser.get('/api/likes.php')).body).toMatchObject({
      liked_by: [{ id: anna.profileId }],
    })
    expect((await reactivate(token)).body.error).toBe('account_active_exists')
  })

  it('brings an unconfirmed account back unconfirmed', async () => {
    const carla = await signUp(api)
    await leave(carla)
    expect((await reactivate(await tokenFor(carla))).body).toMatchObject({
      user: { status: 'not_confirmed', profile: { status: 'disabled' } },
    })
  })

  it('is final after 14 days: the person is gone, words to others and the books stay', async () => {
    const { anna, bram } = await couple()
    const secret = 'Ik woon vlakbij het station'
    await bram.browser.put('/api/profile.php', { about: 'Lang verhaal over mijzelf', interests: [1, 2] })
    await bram.browser.post('/api/message.php', textTo(anna, secret))
    await anna.browser.post('/api/like.php', { profile_id: bram.profileId })
    await anna.browser.get(`/api/profile.php?id=${bram.profileId}`)
    await api.services.photos.write(
      'purged-one.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    await api.services.db
      .insertInto('photos')
      .values({
        profile_id: bram.profileId,
        visibility: 'public',
        status: 'active',
        storage_key: 'purged-one.svg',
        width: 400,
        height: 500,
        created_at: new Date(),
      })
      .execute()
    await leave(bram, { reason: 'other', reason_text: 'Persoonlijke woorden' })
    const token = await tokenFor(bram)
    await api.shiftClock(days(14) + minutes(11))
    await api.shiftClock(seconds(1))

    expect(await userRow(bram)).toMatchObject({ status: 'purged', email: '', password_hash: null })
    expect((await reactivate(token)).status).toBe(410)
    expect((await fetch(`${api.url}/photos/purged-one.svg`)).status).toBe(404)
    expect((await api.services.photos.open('purged-one.svg')) === null).toBe(true)
    expect(await tracesOf(bram)).toEqual([])

    await anna.browser.post('/api/user.php', { email: anna.email, password: anna.password })
    const chat = await anna.browser.get(`/api/chat.php?profile_id=${bram.profileId}`)
    expect(chat.body).toMatchObject({
      profile: { id: bram.profileId, name: 'Lid niet beschikbaar', main_image: null },
      messages: [{ text: secret }],
      can_send: { ok: false, reason: 'conversation_closed' },
    })
    const ledger = await api.services.db
      .selectFrom('credit_ledger')
      .select('kind')
      .where('user_id', '=', bram.userId)
      .execute()
    expect(ledger.map(({ kind }) => kind)).toContain('signup')
    // The address is free again.
    const again = await signUp(api, { email: bram.email, name: bram.name })
    expect(again.userId).not.toBe(bram.userId)
  })

  it('happens at once where it is asked for', async () => {
    const bram = await joinSite(api)
    const { body } = await leave(bram, { immediate: true })
    expect(body.purge_at).toBe(body.deleted_at)
    expect((await userRow(bram)).status).toBe('purged')
    expect(await tracesOf(bram)).toEqual([])
    expect((await api.outbox(bram.email))[0]?.subject).toBe('Je account is gewist')
    expect((await logIn(bram)).status).toBe(401)
  })

  it('erases what two people wrote each other once both are gone', async () => {
    const { anna, bram } = await couple()
    await bram.browser.post('/api/message.php', textTo(anna, 'Onder ons'))
    await leave(anna, { immediate: true })
    await leave(bram, { immediate: true })
    const texts = await api.services.db
      .selectFrom('messages')
      .select(['text', 'state'])
      .where('sender_profile_id', '=', bram.profileId)
      .execute()
    expect(texts).toEqual([{ text: null, state: 'deleted' }])
  })

  it('of somebody who was banned leaves only a hash that knows the address again', async () => {
    const bram = await joinSite(api)
    const { db, clock } = api.services
    await db.deleteFrom('sessions').where('user_id', '=', bram.userId).execute()
    await db
      .updateTable('users')
      .set({ status: 'banned', purge_at: clock.now() })
      .where('id', '=', bram.userId)
      .execute()
    await api.shiftClock(minutes(11))
    expect((await userRow(bram)).status).toBe('purged')
    const known = await db.selectFrom('banned_identities').selectAll().execute()
    expect(known).toHaveLength(1)
    expect(JSON.stringify(known)).not.toContain(bram.email)
    const fields = await signupFields(api, { email: bram.email })
    const answer = await browserOf(api.url).post('/api/signup.php', fields)
    expect(answer.body.error).toBe('signup_closed')
  })

  it('comes by itself to accounts that nobody confirmed, with whatever hangs on them', async () => {
    const { anna } = await couple()
    const carla = await signUp(api, { gender: 'male', seeking: 'female' })
    await carla.browser.post('/api/message.php', textTo(anna, 'Nooit bezorgd'))
    const plain = await signUp(api)
    await api.shiftClock(days(30) + hours(2))
    expect((await userRow(carla)).status).toBe('purged')
    expect(await tracesOf(carla)).toEqual([])
    const row = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', plain.userId)
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })
})

/** Every row anywhere that still says something of a member, found by name, address and text. */
const tracesOf = async (person: Person): Promise<string[]> => {
  const { db } = api.services
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'jsonb') or udt_name = '_text')`.execute(db)
  const found: string[] = []
  for (const { table_name, column_name } of rows) {
    // The mail that tells of the end is sent and then forgotten with the others.
    if (table_name === 'outbox') continue
    const { rows: hits } = await sql`select 1 from ${sql.table(table_name)}
      where ${sql.ref(column_name)}::text ilike any(${[`%${person.email}%`, `%${person.name}%`, '%Lang verhaal%', '%Persoonlijke woorden%']}::text[])
      limit 1`.execute(db)
    if (hits.length > 0) found.push(`${table_name}.${column_name}`)
  }
  const own = [
    'sessions',
    'tokens',
    'passkeys',
    'consents',
    'events',
    'account_revisions',
    'push_subscriptions',
  ] as const
  for (const table of own) {
    const row = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', person.userId)
      .executeTakeFirst()
    if (row) found.push(table)
  }
  return found
}
