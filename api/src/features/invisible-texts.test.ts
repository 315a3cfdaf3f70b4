import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, textTo } from '../../test/people.ts'
import { browserOf, signupFields } from '../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const unseen = '\u200b\u2060\u3164\u2800\u00ad'.repeat(4)

describe('a text of which nothing is to be seen', () => {
  it('is no message, and costs nothing', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 3 }), await createPerson(api)]
    const refused = await anna.post('/api/message.php', textTo(bram, unseen))
    expect([refused.status, refused.body.error]).toEqual([422, 'message_empty'])
    const { user } = Object((await anna.get('/api/user.php')).body)
    expect([user.credits, (await bram.get('/api/chats.php')).body.chats]).toEqual([3, []])
  })

  it('is nothing about oneself', async () => {
    const anna = await createPerson(api)
    await anna.put('/api/profile.php', { about: 'Ik lees graag.' })
    const { body } = await anna.put('/api/profile.php', { about: unseen })
    expect(Object(body.profile).about).toBe('')
  })

  it.each([
    ['the place of a sign-up', '/api/signup.php', 'city', () => signupFields(api, { city: unseen })],
    ['the name of a sign-up', '/api/signup.php', 'name', () => signupFields(api, { name: unseen })],
    ['a search', '/api/saved-search.php', 'name', () => ({ name: unseen, filters: {} })],
    [
      'a complaint',
      '/api/complaint.php',
      'text',
      () => ({ category: 'spam', text: unseen, email: 'a@example.test', good_faith: true }),
    ],
    ['an objection', '/api/appeal.php', 'text', () => ({ decision_id: 1, text: unseen })],
    ['a letter', '/api/contact.php', 'text', () => ({ subject: 'Vraag', text: unseen })],
    [
      'a letter’s subject',
      '/api/contact.php',
      'subject',
      () => ({ subject: unseen, text: 'Een vraag aan u' }),
    ],
    ['a refund', '/api/refund.php', 'name', () => ({ name: unseen })],
    ['a mandate', '/api/directdebit.php', 'account_holder', () => ({ account_holder: unseen })],
  ])('is none of %s', async (_, path, field, fields) => {
    const anna = await createPerson(api)
    const who = path === '/api/signup.php' ? browserOf(api.url) : anna
    const { status, body } = await who.call('POST', path, await fields(), { key: randomUUID() })
    expect([status, Object.keys(Object(body.fields))]).toEqual([422, expect.arrayContaining([field])])
  })
})
