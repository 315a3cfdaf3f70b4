import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { textTo } from '../../../test/people.ts'
import { browserOf, joinSite } from '../../../test/visitors.ts'
import { days, hours, minutes, seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const ask = async (person: Person) => {
  const { body } = await person.browser.post('/api/export.php', { password: person.password })
  await api.shiftClock(seconds(1))
  return Number(body.id)
}
const look = async (person: Person, id: number) => (await person.browser.get(`/api/export.php?id=${id}`)).body
const fetchAs = ({ browser }: Person, url: unknown) =>
  fetch(`${api.url}${url}`, { headers: { Cookie: browser.cookie() } })

describe('an export', () => {
  it('takes the password again from whoever logged in more than a quarter of an hour ago', async () => {
    const anna = await joinSite(api)
    const ask = async (body: unknown) => (await anna.browser.post('/api/export.php', body)).body
    expect(await ask({})).toMatchObject({ status: 'queued' })
    await api.shiftClock(minutes(16))
    expect(await ask({})).toMatchObject({ fields: { password: { code: 'field_required' } } })
    expect(await ask({ password: 'verkeerd' })).toMatchObject({ error: 'old_password_wrong' })
    expect(await ask({ password: anna.password })).toMatchObject({ status: 'queued' })
    await anna.browser.post('/api/user.php', { email: anna.email, password: anna.password })
    expect(await ask({})).toMatchObject({ status: 'queued' })
  })

  it('is a ZIP of everything about the member, with nothing of others and no secret in it', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api, { gender: 'male', seeking: 'female' })
    await anna.browser.post('/api/message.php', textTo(bram, 'Mijn eigen woorden'))
    await bram.browser.post('/api/message.php', textTo(anna, 'Woorden van een ander'))
    await api.services.photos.write(
      'exported-one.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    await api.services.db
      .insertInto('photos')
      .values({
        profile_id: anna.profileId,
        visibility: 'private',
        status: 'active',
        storage_key: 'exported-one.svg',
        width: 400,
        height: 500,
        created_at: new Date(),
      })
      .execute()
    const id = await ask(anna)
    const ready = await look(anna, id)
    expect(ready.status).toBe('ready')
    const answer = await fetchAs(anna, ready.url)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="lonk-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual([
      'account.json',
      'blocks.json',
      'likes.json',
      'match_finder.json',
      'messages.json',
      'payments.json',
      'photo_verifications.json',
      'photos.json',
      'photos/exported-one.svg',
      'profile.json',
      'searches.json',
      'visits.json',
    ])
    for (const [name, bytes] of Object.entries(files).filter(([name]) => name.endsWith('.json')))
      expect({ name, is: typeof JSON.parse(Buffer.from(bytes).toString()) }).toEqual({ name, is: 'object' })
    const text = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n')
    expect(text).toContain(anna.email)
    expect(text).toContain('Mijn eigen woorden')
    for (const not of ['Woorden van een ander', bram.email, 'argon2', 'token', 'ip_hash'])
      expect(text).not.toContain(not)
  })

  it('has links for ten minutes and for one session; the archive lies here for a day', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    const id = await ask(anna)
    const { url } = await look(anna, id)
    expect((await fetchAs(bram, url)).status).toBe(404)
    expect((await fetch(`${api.url}${url}`)).status).toBe(403)
    expect((await fetchAs(anna, `${url}x`)).status).toBe(404)
    const second = browserOf(api.url)
    await second.post('/api/user.php', { email: anna.email, password: anna.password })
    expect((await fetchAs({ ...anna, browser: second }, url)).status).toBe(404)
    await api.shiftClock(minutes(11))
    expect((await fetchAs(anna, url)).status).toBe(404)
    expect((await fetchAs(anna, (await look(anna, id)).url)).status).toBe(200)
    await api.shiftClock(hours(24))
    await api.shiftClock(seconds(1))
    expect((await anna.browser.get(`/api/export.php?id=${id}`)).status).toBe(404)
  })

  it('is not for a session that was open before and has not proved whose it is', async () => {
    const anna = await joinSite(api)
    const left = browserOf(api.url)
    await left.post('/api/user.php', { email: anna.email, password: anna.password })
    await api.shiftClock(minutes(20))
    const id = await ask(anna)
    expect((await left.get(`/api/export.php?id=${id}`)).status).toBe(404)
    expect((await look(anna, id)).status).toBe('ready')
    await left.post('/api/user.php', { email: anna.email, password: anna.password })
    expect((await left.get(`/api/export.php?id=${id}`)).status).toBe(200)
  })

  it('of somebody else does not exist', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    const id = await ask(anna)
    expect((await bram.browser.get(`/api/export.php?id=${id}`)).status).toBe(404)
  })

  it('may be asked for three times a day', async () => {
    const anna = await joinSite(api)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anna.browser.post('/api/export.php', {})),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 403)?.body.error).toBe('export_limit')
    await api.shiftClock(days(1))
    expect((await anna.browser.post('/api/export.php', { password: anna.password })).status).toBe(202)
  })
})
