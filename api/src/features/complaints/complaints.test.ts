import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { altered } from '../../../test/altered.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { browserOf, joinSite } from '../../../test/visitors.ts'
import { complaintCommands } from '../../cli/moderate/complaint-commands.ts'
import { after, days } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const about = (more: Record<string, unknown> = {}) => ({
  category: 'harassment',
  text: 'Dit lid blijft mij lastigvallen.',
  good_faith: true,
  ...more,
})
const emailOf = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email
const newestMail = async (address: string) => (await api.outbox(address))[0]
const moderate = (command: string, ...args: string[]) =>
  complaintCommands[command]?.run(api.services, args) ?? Promise.reject(new Error('no such command'))
const decide = (number: string, action: string, ...more: string[]) =>
  moderate(
    'decide',
    number,
    '--by',
    'eva',
    '--action',
    action,
    '--ground',
    'Huisregels 3',
    '--text',
    'Daarom.',
    ...more,
  )
const report = async (reporter: Person, more: Record<string, unknown>) => {
  const { status, body } = await reporter.post('/api/complaint.php', about(more))
  expect(status).toBe(201)
  return body.complaint as { id: number; number: string; state: string }
}
const statusOf = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).status
const tokenFrom = async (address: string) =>
  new URL((await newestMail(address))?.links[0] ?? '').searchParams.get('token') ?? ''

describe('a complaint', () => {
  it('gets a number and a receipt, and stands in the list of whoever made it', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const complaint = await report(anna, { profile_id: ben.profileId })
    expect(complaint).toMatchObject({ state: 'received', target: { type: 'profile', id: ben.profileId } })
    expect((await newestMail(await emailOf(anna)))?.subject).toBe(`Je melding ${complaint.number}`)
    expect((await anna.get('/api/complaint.php')).body.complaints).toEqual([complaint])
    expect((await ben.get('/api/complaint.php')).body.complaints).toEqual([])
    expect((await ben.get(`/api/complaint.php?id=${complaint.id}`)).status).toBe(404)
    expect(await api.outbox(await emailOf(ben))).toEqual([])
  })

  it('blocks as well where the member asks for it', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    await report(anna, { profile_id: ben.profileId, block: true })
    expect((await ben.get(`/api/profile.php?id=${anna.profileId}`)).status).toBe(404)
  })

  it('about a message is only for whoever got it', async () => {
    const [anna, ben, carl] = [
      await createPerson(api),
      await createPerson(api, { credits: 5 }),
      await createPerson(api),
    ]
    const sent = await ben.post('/api/message.php', textTo(anna))
    const message_id = Object(sent.body.message).id
    expect((await carl.post('/api/complaint.php', about({ message_id }))).status).toBe(404)
    expect(
      (await browserOf(api.url).post('/api/complaint.php', about({ message_id, email: 'x@example.test' })))
        .status,
    ).toBe(404)
    expect(await report(anna, { message_id })).toMatchObject({ target: { type: 'message', id: message_id } })
  })

  it('is one, however often the same call comes', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const key = randomUUID()
    const body = about({ profile_id: ben.profileId })
    const first = await anna.post('/api/complaint.php', body, { key })
    const second = await anna.post('/api/complaint.php', body, { key })
    expect(second.body).toEqual(first.body)
    expect((await anna.get('/api/complaint.php')).body.complaints).toHaveLength(1)
  })

  it.each([
    ['without good faith', { good_faith: false }, 'good_faith'],
    ['with two targets', { profile_id: 1, photo_id: 2 }, 'profile_id'],
    ['of a visitor without an address', {}, 'email'],
    ['too short', { text: 'kort' }, 'text'],
  ])('%s is refused at its field', async (_, more, field) => {
    const { status, body } = await browserOf(api.url).post('/api/complaint.php', about(more))
    expect([status, Object.keys(Object(body.fields))]).toEqual([422, [field]])
  })

  it('of a visitor about a minor needs no address', async () => {
    const { status } = await browserOf(api.url).post('/api/complaint.php', about({ category: 'minor' }))
    expect(status).toBe(201)
  })

  it('names a page by http or https alone, in plain characters', async () => {
    const anna = await createPerson(api)
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      'ftp://x.example/',
      '\u001b[2J',
    ])
      expect([url, (await anna.post('/api/complaint.php', about({ url }))).status]).toEqual([url, 422])
    const { number } = await report(anna, { url: 'http://x.example/\u001b[2J\u202eROOD' })
    const { target_url } = await api.services.db
      .selectFrom('complaints')
      .select('target_url')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(target_url).toMatch(/^http:\/\/x\.example\/[!-~]+$/)
  })

  it('about nobody, or about oneself, is refused', async () => {
    const anna = await createPerson(api)
    expect((await anna.post('/api/complaint.php', about({ profile_id: 999_999 }))).status).toBe(404)
    const own = await anna.post('/api/complaint.php', about({ profile_id: anna.profileId }))
    expect(own.body.error).toBe('self_not_possible')
  })
})

describe('a decision', () => {
  it('tells both sides why, and how to object', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const { number, id } = await report(anna, { profile_id: ben.profileId })
    expect((await moderate('complaints')).join('\n')).toContain(number)
    await decide(number, 'warn', '--facts', 'Drie beledigingen.')
    const toBen = await newestMail(await emailOf(ben))
    expect(toBen?.text).toContain('Ons besluit: een waarschuwing.')
    expect(toBen?.text).toContain('Drie beledigingen.')
    expect(toBen?.text).toContain('Huisregels 3')
    expect(toBen?.text).not.toContain('lastigvallen')
    expect((await newestMail(await emailOf(anna)))?.text).toContain('Ons besluit: een waarschuwing.')
    expect((await anna.get(`/api/complaint.php?id=${id}`)).body.complaints).toEqual([
      expect.objectContaining({ state: 'decided', decision: expect.objectContaining({ action: 'warn' }) }),
    ])
    expect((await ben.get('/api/complaint.php')).body.complaints).toHaveLength(1)
    expect(await anna.events()).toContainEqual({ event: 'complaint', data: { id, state: 'decided' } })
    await expect(decide(number, 'none')).rejects.toThrow('decided, not open')
    const audit = await api.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .execute()
    expect(audit).toContainEqual(expect.objectContaining({ actor: 'eva', action: 'complaint.warn' }))
  })

  it('is read by each side as its own: what happened by its subject alone, and whether it has objected', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const { number } = await report(anna, { profile_id: ben.profileId })
    await decide(number, 'warn', '--facts', 'Drie beledigingen.')
    const readBy = async (person: Person) => {
      const [{ side, decision }] = (await person.get('/api/complaint.php')).body.complaints as [
        { side: string; decision: { id: number; facts?: string; objected: boolean } },
      ]
      return { side, decision }
    }
    const { decision } = await readBy(ben)
    const objection = { decision_id: decision.id, text: 'Zo is het niet gegaan, lees het nog eens.' }
    expect((await ben.post('/api/appeal.php', objection)).body.complaint).toMatchObject({
      side: 'subject',
      state: 'appealed',
      decision: { objected: true },
    })
    expect(await readBy(ben)).toMatchObject({
      side: 'subject',
      decision: { facts: 'Drie beledigingen.', objected: true },
    })
    const toAnna = await readBy(anna)
    expect(toAnna).toMatchObject({ side: 'reporter', decision: { objected: false } })
    expect(toAnna.decision).not.toHaveProperty('facts')
  })

  it('comes to an open page of both, and what comes to nothing to the reporter alone', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const nothing = await report(anna, { profile_id: ben.profileId })
    await decide(nothing.number, 'none')
    const warned = await report(anna, { profile_id: ben.profileId })
    await decide(warned.number, 'warn')
    const heardBy = async (person: Person) =>
      (await person.events()).filter(({ event }) => event === 'complaint').map(({ data }) => data)
    const told = { id: warned.id, state: 'decided' }
    expect(await heardBy(anna)).toEqual([{ id: nothing.id, state: 'decided' }, told])
    expect(await heardBy(ben)).toEqual([told])

    const [complaint] = (await ben.get('/api/complaint.php')).body.complaints as [
      { decision: { id: number } },
    ]
    const text = 'Zo is het niet gegaan, lees het nog eens.'
    await ben.post('/api/appeal.php', { decision_id: complaint.decision.id, text })
    const appealId = /^(\d+) {2}/.exec((await moderate('appeals')).at(-1) ?? '')?.[1] ?? ''
    await moderate('appeal', appealId, '--by', 'noor', '--outcome', 'upheld', '--text', 'Het blijft zo.')
    expect((await heardBy(ben)).slice(1)).toEqual([
      { id: warned.id, state: 'appealed' },
      { id: warned.id, state: 'closed' },
    ])
  })

  it('to ban is not escaped by deleting the account first and coming back', async () => {
    const [anna, ben] = [await createPerson(api), await joinSite(api)]
    const { number } = await report(anna, { profile_id: ben.profileId })
    await ben.browser.delete('/api/account.php', { password: ben.password, reason: 'other' })
    const token = await tokenFrom(ben.email)
    await decide(number, 'ban')
    const back = () => browserOf(api.url).post('/api/account-reactivate.php', { token })
    expect((await back()).body.error).toBe('token_invalid')
    expect((await anna.get(`/api/profile.php?id=${ben.profileId}`)).status).toBe(404)
    // A suspension that ends within the 14 days gives the way back again.
    const { userId } = ben
    await api.services.db
      .updateTable('sanctions')
      .set({ kind: 'suspend', until: after(api.services.clock.now(), days(1)) })
      .where('user_id', '=', userId)
      .execute()
    await api.shiftClock(days(2))
    expect((await back()).body).toMatchObject({ user: { id: userId, status: 'active' } })
  })

  it('to ban ends every session, and the mail alone leads to an objection', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const { number } = await report(anna, { profile_id: ben.profileId })
    await decide(number, 'ban')
    expect((await ben.get('/api/notifications.php')).body.error).toBe('authentication_required')
    expect((await anna.get(`/api/profile.php?id=${ben.profileId}`)).status).toBe(404)

    const token = await tokenFrom(await emailOf(ben))
    const visitor = browserOf(api.url)
    const read = await visitor.get(`/api/complaint.php?token=${token}`)
    const [{ decision }] = read.body.complaints as [{ decision: { id: number; action: string } }]
    expect(decision.action).toBe('ban')
    const objection = { decision_id: decision.id, text: 'Dat was ik niet, mijn account was gestolen.' }
    expect((await visitor.post('/api/appeal.php', objection)).body.error).toBe('authentication_required')
    expect((await visitor.post('/api/appeal.php', { ...objection, token: altered(token) })).status).toBe(410)
    const accepted = await visitor.post('/api/appeal.php', { ...objection, token })
    expect([accepted.status, Object(accepted.body.complaint).state]).toEqual([201, 'appealed'])

    const appealId = /^(\d+) {2}/.exec((await moderate('appeals')).at(-1) ?? '')?.[1] ?? ''
    const judge = (by: string) =>
      moderate('appeal', appealId, '--by', by, '--outcome', 'reversed', '--text', 'Klopt.')
    await expect(judge('eva')).rejects.toThrow('somebody else')
    await judge('noor')
    expect(await statusOf(ben)).toBe('active')
    expect((await anna.get(`/api/profile.php?id=${ben.profileId}`)).status).toBe(200)
    expect((await newestMail(await emailOf(ben)))?.text).toContain('we hebben ons besluit teruggedraaid')
  })

  it('to suspend ends by itself', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const { number } = await report(anna, { profile_id: ben.profileId })
    await expect(decide(number, 'suspend')).rejects.toThrow('needs its end')
    await decide(number, 'suspend', '--days', '7')
    expect(await statusOf(ben)).toBe('banned')
    await api.shiftClock(days(6))
    expect(await statusOf(ben)).toBe('banned')
    await api.shiftClock(days(1.1))
    expect(await statusOf(ben)).toBe('active')
  })

  it('to remove a message takes it from both', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const sent = await ben.post('/api/message.php', textTo(anna, 'Iets lelijks'))
    const { number } = await report(anna, { message_id: Object(sent.body.message).id })
    await decide(number, 'remove_content')
    const { body } = await anna.get(`/api/chat.php?profile_id=${ben.profileId}`)
    expect(JSON.stringify(body.messages)).not.toContain('lelijks')
  })

  it('to remove a photo lets the next one stand for its member, and an objection brings it back', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const photo = async (seed: number) => {
      const { body } = await upload(api.url, ben, await drawPicture({ seed }))
      await api.services.jobs.tick()
      return Number(Object(body.photo).id)
    }
    const [first, second] = [await photo(1), await photo(2)]
    const shown = async () => {
      const { profile } = Object((await anna.get(`/api/profile.php?id=${ben.profileId}`)).body)
      return {
        main: profile.main_image.id,
        all: profile.photos.map(({ id }: { id: number }) => id),
        verified: profile.verified,
      }
    }
    await api.services.db
      .updateTable('profiles')
      .set({ verified_at: api.services.clock.now() })
      .where('id', '=', ben.profileId)
      .execute()
    expect(await shown()).toEqual({ main: first, all: [first, second], verified: true })
    const { number } = await report(anna, { photo_id: first })
    await decide(number, 'remove_content')
    expect(await shown()).toEqual({ main: second, all: [second], verified: true })
    const other = await report(anna, { photo_id: second })
    await decide(other.number, 'remove_content')
    expect(Object((await anna.get(`/api/profile.php?id=${ben.profileId}`)).body).profile).toMatchObject({
      main_image: null,
      // None is left of those that somebody looked at for the mark.
      verified: false,
    })

    const token = await tokenFrom(await emailOf(ben))
    const read = await browserOf(api.url).get(`/api/complaint.php?token=${token}`)
    const [{ decision }] = read.body.complaints as [{ decision: { id: number } }]
    const objection = { decision_id: decision.id, text: 'Dat is gewoon mijn eigen foto.', token }
    await browserOf(api.url).post('/api/appeal.php', objection)
    const appealId = /^(\d+) {2}/.exec((await moderate('appeals')).at(-1) ?? '')?.[1] ?? ''
    await moderate('appeal', appealId, '--by', 'noor', '--outcome', 'reversed', '--text', 'Klopt.')
    expect(await shown()).toEqual({ main: second, all: [second], verified: false })
    expect((await ben.events()).filter(({ event }) => event === 'photo').at(-1)?.data).toEqual({
      id: second,
      status: 'active',
    })
  })

  it('can be objected to for six months, by nobody else', async () => {
    const [anna, ben, carl] = [await createPerson(api), await createPerson(api), await createPerson(api)]
    const { number } = await report(anna, { profile_id: ben.profileId })
    await decide(number, 'none')
    const { body } = await anna.get('/api/complaint.php')
    const [{ decision }] = body.complaints as [{ decision: { id: number } }]
    const objection = { decision_id: decision.id, text: 'Jullie hebben niet goed gekeken.' }
    expect((await carl.post('/api/appeal.php', objection)).status).toBe(404)
    const token = await tokenFrom(await emailOf(anna))
    await api.shiftClock(days(190))
    const late = await browserOf(api.url).post('/api/appeal.php', { ...objection, token })
    expect(late.body.error).toBe('appeal_expired')
  })
})
