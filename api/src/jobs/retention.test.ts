import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { checkInvariants } from '../../test/invariants.ts'
import { buy, withdraw } from '../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../test/people.ts'
import { drawPicture, upload } from '../../test/pictures.ts'
import { browserOf, joinSite, signUp } from '../../test/visitors.ts'
import { complaintCommands } from '../cli/moderate/complaint-commands.ts'
import { days, hours, localDay, minutes, seconds } from '../clock.ts'
import { writeAudit } from '../core/audit/write-audit.ts'
import { readPages } from '../database/catalogue/page-files.ts'
import { decidePhoto } from '../features/photos/decide-photo.ts'
import { keptFor, months } from '../kept-for.ts'

// Each thing that is kept only for a while: there just before its term, gone just after, files too.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const db = () => api.services.db
const now = () => api.services.clock.now()
type Looked = { there: () => Promise<unknown> }

const logIn = async ({ email, password }: { email: string; password: string }) => {
  const browser = browserOf(api.url)
  expect((await browser.post('/api/user.php', { email, password })).status).toBe(200)
  return browser
}
const shiftTo = async (instant: string) => {
  await api.shiftClock(Date.parse(instant) - now().getTime())
  await api.shiftClock(seconds(1))
}
const ordersThere = (placed: { orderId: number }[]) =>
  Promise.all(
    placed.map(async ({ orderId }) => {
      const rows = await db().selectFrom('orders').select('id').where('id', '=', orderId).execute()
      return rows.length
    }),
  )

/** The longest pause between two rounds of a job, and a little more. */
const nextRound = hours(7)

const isGoneAfter = async (term: number, { there }: Looked) => {
  await api.shiftClock(term - hours(1))
  expect(await there()).toBeTruthy()
  await api.shiftClock(nextRound)
  await api.shiftClock(seconds(1))
  expect(await there()).toBeFalsy()
}

const userThere = (userId: number) => async () => {
  const row = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.email !== ''
}

const fileThere = async (key: string | null | undefined, store: 'photos' | 'exports' = 'photos') => {
  const file = key ? await api.services[store].open(key) : null
  file?.stream.destroy()
  return file !== null
}

let seed = 4000
/** A photo with all of its smaller pictures. */
const placePhoto = async (person: Pick<Person, 'cookie'>, visibility = 'public') => {
  seed += 1
  const browser = browserOf(api.url, person.cookie())
  const { status, body } = await upload(api.url, browser, await drawPicture({ seed }), {
    fields: { visibility },
  })
  expect(status).toBe(201)
  const id: number = Object(body.photo).id
  for (;;) {
    await api.shiftClock(seconds(1))
    const photo = await db().selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (photo.status !== 'processing') return photo
  }
}
type Photo = Awaited<ReturnType<typeof placePhoto>>
const filesOf = async ({ storage_key, thumb_key, blur_key, match_key }: Photo) =>
  (await Promise.all([storage_key, thumb_key, blur_key, match_key].map((key) => fileThere(key)))).filter(
    Boolean,
  ).length

describe('is kept for its term and not longer:', () => {
  it('an account that nobody confirms, 30 days', async () => {
    const anna = await signUp(api)
    await isGoneAfter(days(30), { there: userThere(anna.userId) })
    expect(keptFor.unconfirmed_days).toBe(30)
  })

  it('the photos of an account that nobody confirms, 30 days, files too', async () => {
    const anna = await signUp(api)
    const photo = await placePhoto(anna.browser)
    expect(await filesOf(photo)).toBe(4)
    await isGoneAfter(days(30), { there: userThere(anna.userId) })
    expect(await filesOf(photo)).toBe(0)
  })

  it('a deleted account, 14 days, with its photos, files too', async () => {
    const anna = await joinSite(api)
    const photo = await placePhoto(anna.browser)
    const gone = await anna.browser.delete('/api/account.php', { password: anna.password, reason: 'privacy' })
    expect(gone.status).toBe(200)
    const there = async () => (await userThere(anna.userId)()) && (await filesOf(photo)) === 4
    await isGoneAfter(days(14), { there })
    expect(await filesOf(photo)).toBe(0)
    const profile = await db()
      .selectFrom('profiles')
      .select(['name', 'status', 'user_id'])
      .where('id', '=', anna.profileId)
      .executeTakeFirst()
    expect(profile).toEqual({ name: '', status: 'removed', user_id: null })
  })

  it('failed log-ins, 24 hours', async () => {
    const anna = await joinSite(api)
    await browserOf(api.url).post('/api/user.php', { email: anna.email, password: 'nooit geweest' })
    const there = async () => (await db().selectFrom('login_attempts').select('key').execute()).length > 0
    await isGoneAfter(hours(24), { there })
  })

  it('the answers to calls that may be repeated, 24 hours', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 5 }), await createPerson(api)]
    const key = randomUUID()
    expect((await anna.post('/api/message.php', textTo(bram), { key })).status).toBe(201)
    const there = () =>
      db().selectFrom('idempotency_keys').select('key').where('key', '=', key).executeTakeFirst()
    await isGoneAfter(hours(24), { there })
  })

  it('visits to profiles, 90 days', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    expect((await anna.get(`/api/profile.php?id=${bram.profileId}`)).status).toBe(200)
    const there = () =>
      db().selectFrom('visits').select('day').where('profile_id', '=', bram.profileId).executeTakeFirst()
    await isGoneAfter(days(90), { there })
  })

  it('what a mail said, 30 days', async () => {
    const anna = await joinSite(api)
    const there = () =>
      db().selectFrom('outbox').select('id').where('recipient', '=', anna.email).executeTakeFirst()
    await isGoneAfter(days(30), { there })
  })

  it('that a mail was sent, 12 months', async () => {
    const provider_id = `<${randomUUID()}@example.test>`
    await db()
      .insertInto('mail_log')
      .values({ user_id: null, template: 'reset', to_hash: 'x', state: 'sent', provider_id, sent_at: now() })
      .execute()
    const there = () =>
      db().selectFrom('mail_log').select('id').where('provider_id', '=', provider_id).executeTakeFirst()
    await isGoneAfter(days(365), { there })
  })

  it('messages, 24 months after the last one of their conversation, with the photos in them, files too', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 20 }), await joinSite(api)]
    const photo = await placePhoto(anna, 'chat')
    const { text: _, ...wish } = textTo(bram)
    expect((await anna.post('/api/message.php', { ...wish, type: 'photo', photo_id: photo.id })).status).toBe(
      201,
    )
    const { body } = await anna.post('/api/message.php', textTo(bram, 'Lang geleden'))
    await api.shiftClock(days(500))
    const reply = await (await logIn(bram)).post('/api/message.php', textTo(anna, 'Alsnog'))
    expect(reply.status).toBe(201)
    const there = async () => {
      const { id } = Object(body).message
      const row = await db().selectFrom('messages').select('text').where('id', '=', id).executeTakeFirst()
      return row?.text === 'Lang geleden' && (await filesOf(photo)) === 4
    }
    await isGoneAfter(days(730), { there })
    await api.shiftClock(nextRound)
    expect(await filesOf(photo)).toBe(0)
  })

  it('a photo that was rejected, 6 months, files too', async () => {
    const anna = await createPerson(api)
    const photo = await placePhoto(anna)
    const decision = { photoId: photo.id, reason: 'nudity', by: 'eva', now: now() } as const
    await api.services.transaction((trx) => decidePhoto(trx, api.services, decision))
    await isGoneAfter(months(6), { there: async () => (await filesOf(photo)) === 4 })
    expect(await filesOf(photo)).toBe(0)
  })

  it('what staff did, 24 months', async () => {
    await api.services.transaction((trx) =>
      writeAudit(trx, {
        actor: 'eva',
        action: 'test.kept',
        entity: 'photo',
        entityId: 1,
        before: null,
        after: null,
        now: now(),
      }),
    )
    const there = () =>
      db().selectFrom('audit_log').select('id').where('action', '=', 'test.kept').executeTakeFirst()
    await isGoneAfter(days(730), { there })
  })

  it('letters to the support, 24 months', async () => {
    const letter = {
      name: 'Sanne',
      email: 'sanne@example.test',
      subject: 'Mijn foto',
      text: 'Waar is mijn foto?',
    }
    expect((await browserOf(api.url).post('/api/contact.php', letter)).status).toBe(201)
    const there = () => db().selectFrom('contact_messages').select('id').executeTakeFirst()
    await isGoneAfter(days(730), { there })
  })

  it('a choice about cookies, 180 days', async () => {
    const choice = { version: '1', functional: true, analytics: true, marketing: false }
    expect((await browserOf(api.url).post('/api/consent.php', choice)).status).toBe(200)
    const there = () => db().selectFrom('cookie_consents').select('id').executeTakeFirst()
    await isGoneAfter(days(180), { there })
  })

  it('complaints and decisions, 24 months after they were dealt with; a ban outlives them', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    const complain = {
      category: 'scam',
      text: 'Vraagt om geld.',
      good_faith: true,
      profile_id: bram.profileId,
    }
    const { body } = await anna.post('/api/complaint.php', complain)
    const { id, number } = Object(body.complaint)
    const there = () => db().selectFrom('complaints').select('id').where('id', '=', id).executeTakeFirst()
    await api.shiftClock(days(800))
    expect(await there()).toBeDefined()
    const why = ['--by', 'eva', '--action', 'ban', '--ground', 'Huisregels 3', '--text', 'Daarom.']
    await complaintCommands.decide?.run(api.services, [number, ...why])
    await isGoneAfter(days(730), { there })
    const left = await db().selectFrom('decisions').select('id').where('complaint_id', '=', id).execute()
    expect(left).toEqual([])
    const ban = await db()
      .selectFrom('sanctions')
      .select(['kind', 'decision_id'])
      .where('user_id', '=', bram.userId)
      .execute()
    expect(ban).toEqual([{ kind: 'ban', decision_id: null }])
  })

  it('the unreadable address of somebody banned who left, 6 months', async () => {
    const anna = await joinSite(api)
    const purge_at = new Date(now().getTime() + minutes(1))
    await db()
      .updateTable('users')
      .set({ status: 'banned', purge_at })
      .where('id', '=', anna.userId)
      .execute()
    await db().deleteFrom('sessions').where('user_id', '=', anna.userId).execute()
    await api.shiftClock(minutes(15))
    const there = () => db().selectFrom('banned_identities').select('id').executeTakeFirst()
    expect(await there()).toBeDefined()
    await isGoneAfter(months(6), { there })
  })

  it('a session, 30 days after the last visit', async () => {
    const anna = await createPerson(api)
    await api.shiftClock(days(20))
    expect((await anna.get('/api/poll.php')).status).toBe(200)
    const there = () =>
      db().selectFrom('sessions').select('id').where('user_id', '=', anna.userId).executeTakeFirst()
    await isGoneAfter(days(30), { there })
  })

  it('a link of a mail, two days after it has ended', async () => {
    const anna = await joinSite(api)
    await anna.browser.post('/api/reset-password.php', { email: anna.email })
    const there = () =>
      db()
        .selectFrom('tokens')
        .select('hash')
        .where('user_id', '=', anna.userId)
        .where('purpose', '=', 'reset')
        .executeTakeFirst()
    await isGoneAfter(days(2) + hours(1), { there })
  })

  it('who made how many calls, a day', async () => {
    const anna = await createPerson(api)
    await anna.put('/api/user.php', { language: 'de' })
    const since = now()
    const there = () =>
      db().selectFrom('rate_counters').select('key').where('window_start', '<=', since).executeTakeFirst()
    await isGoneAfter(hours(25), { there })
  })

  it('what a member could still be told of, 30 days', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    await anna.put('/api/notifications.php', { frequency: 'weekly' })
    await bram.post('/api/like.php', { profile_id: anna.profileId })
    // As if neither mail nor push had ever got through.
    const later = { push_at: new Date('2999-01-01'), mail_at: new Date('2999-01-01') }
    await db().updateTable('notices').set(later).where('user_id', '=', anna.userId).execute()
    const there = () =>
      db().selectFrom('notices').select('id').where('user_id', '=', anna.userId).executeTakeFirst()
    await isGoneAfter(days(30), { there })
  })

  it('a file with one’s data, 24 hours, the file too', async () => {
    const anna = await createPerson(api)
    expect((await anna.post('/api/export.php', {})).status).toBe(202)
    await api.shiftClock(seconds(1))
    const { storage_key } = await db()
      .selectFrom('exports')
      .select('storage_key')
      .where('user_id', '=', anna.userId)
      .executeTakeFirstOrThrow()
    await isGoneAfter(hours(24), { there: () => fileThere(storage_key, 'exports') })
  })

  it('orders, payments and invoices, 7 years after the year of the last of their documents', async () => {
    const year = Number(localDay(now()).slice(0, 4))
    await shiftTo(`${year}-12-28T12:00:00Z`)
    const anna = await joinSite(api)
    const kept = await buy(api, { ...anna, ...anna.browser, events: async () => [] })
    const bought = await buy(api, await createPerson(api))
    const returned = await createPerson(api)
    const late = await buy(api, returned)
    await shiftTo(`${year + 1}-01-05T12:00:00Z`)
    expect((await withdraw(returned, late.orderId)).status).toBe(202)
    await shiftTo(`${year + 1 + keptFor.books_years - 1}-12-31T12:00:00Z`)
    expect(await ordersThere([kept, bought, late])).toEqual([1, 1, 1])
    await checkInvariants(db())
    await shiftTo(`${year + 1 + keptFor.books_years}-01-01T12:00:00Z`)
    expect(await ordersThere([kept, bought, late])).toEqual([0, 0, 1])
    await checkInvariants(db())
    for (const table of ['payments', 'invoices', 'order_moves'] as const) {
      const rows = await db().selectFrom(table).select('id').where('order_id', '=', bought.orderId).execute()
      expect(rows).toEqual([])
    }
    const events = await db()
      .selectFrom('payment_events')
      .select('id')
      .where('provider_id', '=', bought.providerId)
      .execute()
    expect(events).toEqual([])
    await shiftTo(`${year + 1 + keptFor.books_years + 1}-01-01T12:00:00Z`)
    expect(await ordersThere([late])).toEqual([0])

    // Whoever has bought stays premium with the credits that are left, and the ledger still explains them.
    const browser = await logIn(anna)
    expect((await browser.get('/api/user.php')).body).toMatchObject({
      user: { paid_user: true, credits: 12 },
    })
    const { body } = await browser.get('/api/ledger.php')
    expect(body).toMatchObject({
      balance: 12,
      entries: [{ kind: 'purchase', eur_value: null }, { kind: 'signup' }],
    })
    expect((await browser.get('/api/transactions.php')).body).toMatchObject({ transactions: [] })
  })
})

describe('the text about privacy', () => {
  it.each(['nl', 'en'])('in %s names the terms of the jobs', async (lang) => {
    const { body } = await browserOf(api.url).get(`/api/page.php?name=privacy&lang=${lang}`)
    const page = readPages().find((one) => one.lang === lang && one.name === 'privacy')
    // What a call answered is kept for its repetition alone; nobody is told by a text.
    const terms = Object.keys(keptFor).filter((name) => name !== 'repeated_calls_hours')
    for (const name of terms) expect(page?.markdown).toContain(`{{kept.${name}}}`)
    expect(body.html).toMatch(/24 (maanden na het laatste bericht|months after the last message)/)
  })
})
