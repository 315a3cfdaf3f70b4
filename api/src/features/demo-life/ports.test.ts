import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, textTo } from '../../../test/people.ts'
import { nobody } from './demo-life.ts'
import { lifePorts } from './ports.ts'
import { wakeDemo } from './wake.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const meeting = async () => {
  const [anna, demo] = [await createPerson(site, { credits: 5 }), await createPerson(site, { demo: true })]
  const { body } = await anna.post('/api/message.php', textTo(demo))
  const { message, conversation } = Object(body)
  return {
    anna,
    demo,
    conversationId: conversation.id,
    messageId: message.id,
    ports: lifePorts(site.services),
  }
}

describe('a member of the demo', () => {
  it('reads and answers as a member would, on the house', async () => {
    const { anna, demo, conversationId, messageId, ports } = await meeting()
    const { profileId } = demo
    await ports.markRead({ profileId, conversationId, readUntil: messageId })
    await ports.typing({ profileId, conversationId })
    await ports.sendMessage({ profileId, conversationId, text: 'Hoi, leuk dat je schrijft' })
    expect((await anna.events()).slice(-2)).toMatchObject([
      { event: 'read', data: { conversation_id: conversationId, read_until: messageId } },
      {
        event: 'message',
        data: { unread_total: 1, message: { own: false, text: 'Hoi, leuk dat je schrijft' } },
      },
    ])
    expect(await balanceOf(site, demo)).toBe(0)
  })

  it('has no limit of conversations to run into', async () => {
    const demo = await createPerson(site, { demo: true })
    for (let count = 0; count < 3; count += 1) {
      const anna = await createPerson(site, { credits: 1 })
      const { body } = await anna.post('/api/message.php', textTo(demo))
      const conversationId = Object(body).conversation.id
      await lifePorts(site.services).sendMessage({ profileId: demo.profileId, conversationId, text: 'Hoi' })
    }
    expect((await demo.get('/api/chats.php')).body).toMatchObject({ chats: [{}, {}, {}] })
  })

  it('is refused where a member would be: it cannot answer who blocked it', async () => {
    const { anna, demo, conversationId, ports } = await meeting()
    await anna.post('/api/block.php', { profile_id: demo.profileId })
    const answer = ports.sendMessage({ profileId: demo.profileId, conversationId, text: 'Hallo?' })
    await expect(answer).rejects.toMatchObject({ code: 'conversation_closed' })
  })

  it('likes back and makes a match', async () => {
    const { anna, demo, ports } = await meeting()
    await anna.post('/api/like.php', { profile_id: demo.profileId })
    await ports.like({ profileId: demo.profileId, toProfileId: anna.profileId })
    expect((await anna.events()).slice(-2).map(({ event }) => event)).toEqual(['like', 'match'])
  })

  it('never acts for somebody real', async () => {
    const { anna, conversationId, ports } = await meeting()
    const answer = ports.sendMessage({ profileId: anna.profileId, conversationId, text: 'Ik ben het niet' })
    await expect(answer).rejects.toBeDefined()
  })
})

it('sleeps with DEMO_LIFE=off', async () => {
  expect(await wakeDemo(site.services)).toBe(nobody)
})
