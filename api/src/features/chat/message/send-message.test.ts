import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, textTo } from '../../../../test/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

describe('sending a message', () => {
  it('costs a credit, tells both sides and puts it on top of both lists', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 2 }), await createPerson(site)]
    const sent = await anna.post('/api/message.php', textTo(bram, 'Hoi Bram'))
    expect(sent).toMatchObject({
      status: 201,
      body: { credits: 1, message: { own: true, state: 'sent', credits_charged: 1 }, unread_total: 0 },
    })
    const list = await bram.get('/api/chats.php')
    expect(list.body).toMatchObject({
      unread_total: 1,
      chats: [{ num_unread_messages: 1, last_message: { preview: 'Hoi Bram', own: false } }],
    })
    expect((await anna.events()).map(({ event }) => event)).toEqual(['credits', 'message'])
    expect(await bram.events()).toMatchObject([
      {
        event: 'message',
        data: { unread_total: 1, message: { own: false, text: 'Hoi Bram', credits_charged: 0 } },
      },
    ])
  })

  it('50 times at once with one credit makes exactly one message and leaves nothing', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 1 }), await createPerson(site)]
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => anna.post('/api/message.php', textTo(bram))),
    )
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 49 }, () => 402)])
    const refused = answers.find(({ status }) => status === 402)
    expect(refused?.body).toMatchObject({ error: 'not_enough_credits', params: { needed: 1, balance: 0 } })
    expect((await bram.get('/api/chats.php')).body).toMatchObject({ unread_total: 1 })
  })

  it('is one message by its client_id, whatever the keys, also at once', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const message = textTo(bram, 'Eén keer', randomUUID())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anna.post('/api/message.php', message)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.message))).size).toBe(1)
    expect(statuses(answers)).toEqual(Array.from({ length: 10 }, () => 201))
    expect((await anna.post('/api/message.php', message)).body).toMatchObject({ credits: 4 })
  })

  it('repeated with its key gets the same answer; with other content a conflict', async () => {
    const [anna, bram] = [await createPerson(site, { credits: 5 }), await createPerson(site)]
    const key = randomUUID()
    const message = textTo(bram)
    const first = await anna.post('/api/message.php', message, { key })
    const again = await anna.post('/api/message.php', message, { key })
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    const other = await anna.post('/api/message.php', { ...message, text: 'Anders' }, { key })
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
  })

  it('that was refused leaves its key free', async () => {
    const [anna, bram] = [await createPerson(site), await createPerson(site)]
    const key = randomUUID()
    const message = textTo(bram)
    expect(await anna.post('/api/message.php', message, { key })).toMatchObject({ status: 402 })
    expect(await anna.post('/api/message.php', message, { key })).toMatchObject({ status: 402 })
  })
})
