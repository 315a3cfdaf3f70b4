import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type DemoLife, startDemoLife } from '../../../demo/life.ts'
import { balanceOf } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, textTo } from '../../../test/people.ts'
import { minutes } from '../../clock.ts'
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

describe('three processes of one site', () => {
  /** Each has its own plans, as each of three processes has; `run` lets the time of all of them come. */
  const startThree = () => {
    let planned: (() => void)[] = []
    const acting: Promise<unknown>[] = []
    const followed =
      <Action>(act: (action: Action) => Promise<void>) =>
      (action: Action) => {
        const done = act(action)
        acting.push(done.catch(() => {}))
        return done
      }
    const { services } = site
    const real = lifePorts(services)
    const ports = { ...real, sendMessage: followed(real.sendMessage), markRead: followed(real.markRead) }
    const schedule = (_: number, action: () => void) => {
      planned.push(action)
      return () => {
        planned = planned.filter((one) => one !== action)
      }
    }
    const start = () => startDemoLife({ db: services.db, clock: services.clock, ports, schedule })
    const lives: [DemoLife, DemoLife, DemoLife] = [start(), start(), start()]
    return {
      lives,
      run: () => {
        for (const action of planned.splice(0)) action()
      },
      acted: async (count: number) => {
        while (acting.length < count) await services.db.selectFrom('domains').select('host').execute()
        await Promise.all(acting)
      },
    }
  }

  it('answer several messages in a row once, whichever of them each came through', async () => {
    const [anna, demo] = [await createPerson(site, { credits: 5 }), await createPerson(site, { demo: true })]
    const { lives, run, acted } = startThree()
    for (const life of lives) {
      const { body } = await anna.post('/api/message.php', textTo(demo))
      const { message, conversation } = Object(body)
      await life.messageArrived({
        id: message.id,
        conversationId: conversation.id,
        fromProfileId: anna.profileId,
        toProfileId: demo.profileId,
        type: 'text',
        text: message.text,
      })
    }
    run()
    await acted(2 * lives.length)
    const answers = await site.services.db
      .selectFrom('messages')
      .select('id')
      .where('sender_profile_id', '=', demo.profileId)
      .execute()
    expect(answers).toHaveLength(1)
    for (const life of lives) life.stop()
  })

  it('bring as many members of the demo online as one would', async () => {
    const { db, clock } = site.services
    const members = await Promise.all(Array.from({ length: 40 }, () => createPerson(site, { demo: true })))
    const online = async (): Promise<number> => {
      const rows = await db
        .selectFrom('profiles')
        .select('id')
        .where('demo', '=', true)
        .where('online_until', '>', clock.now())
        .execute()
      return rows.length
    }
    clock.shift(minutes(1))
    await db.updateTable('profiles').set({ online_until: clock.now() }).where('demo', '=', true).execute()
    const { lives, run } = startThree()
    run()
    while ((await online()) === 0);
    // All of them have asked by now; who would act as well has done it some questions later.
    for (let count = 0; count < 20; count += 1) await online()
    // At most a twentieth is there at once, each for eight minutes.
    expect(await online()).toBe(Math.ceil((members.length * 0.05) / 8))
    for (const life of lives) life.stop()
  })
})

it('sleeps with DEMO_LIFE=off', async () => {
  expect(await wakeDemo(site.services)).toBe(nobody)
})
