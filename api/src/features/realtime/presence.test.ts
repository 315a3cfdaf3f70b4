import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { browserOf, joinSite } from '../../../test/visitors.ts'
import { minutes } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

/** What was told to somebody by `act`, in the order in which it came: nothing from before, nothing from after. */
const toldTo = async ({ userId }: { userId: number }, act: () => Promise<unknown>): Promise<unknown[]> => {
  const heard: unknown[] = []
  let passed = () => {}
  const close = api.services.fanOut.subscribe(userId, {
    onWake: () => {},
    onResync: () => {},
    onPassing: ({ event, data }) => {
      if (event === 'hello') passed()
      else if (event === 'presence') heard.push(data)
    },
  })
  /** What is sent comes in the order in which it was sent, from a server a moment later. */
  const fence = () =>
    new Promise<void>((resolve) => {
      passed = resolve
      api.services.fanOut.send(userId, { event: 'hello', data: {} })
    })
  await fence()
  heard.length = 0
  await act()
  await fence()
  close()
  return heard
}
const couple = async () => {
  const [anna, bram] = [await createPerson(api, { credits: 5 }), await createPerson(api)]
  expect((await anna.post('/api/message.php', textTo(bram))).status).toBe(201)
  return { anna, bram }
}
const hide = (who: Person) =>
  who.call('POST', '/api/page-hidden.php', undefined, { headers: { Origin: api.services.config.publicUrl } })
const look = (who: Person) => who.get('/api/gifts.php').then(() => who.get('/api/profile.php'))
const is = (who: { profileId: number }, online: boolean) => ({ profile_id: who.profileId, online })

describe('who talks with a member', () => {
  it('hears on the stream that the member goes and comes', async () => {
    const { anna, bram } = await couple()
    const stream = await openEvents(api.url, bram.cookie())
    expect((await stream.next()).event).toBe('hello')
    const presence = async () => {
      for (let event = await stream.next(); ; event = await stream.next())
        if (event.event === 'presence') return event.data
    }
    await hide(anna)
    expect(await presence()).toEqual(is(anna, false))
    await look(anna)
    expect(await presence()).toEqual(is(anna, true))
    stream.close()
  })

  it('is told of a log-out and a log-in, and once of each', async () => {
    const anna = await joinSite(api)
    const bram = await createPerson(api, { credits: 5 })
    await bram.post('/api/message.php', textTo(anna))
    expect(await toldTo(bram, () => anna.browser.get('/api/logout.php'))).toEqual([is(anna, false)])
    const logIn = () =>
      browserOf(api.url).post('/api/user.php', { email: anna.email, password: anna.password })
    expect(await toldTo(bram, logIn)).toEqual([is(anna, true)])
  })

  it('is told of a member whose browser died, once the time of the presence is over', async () => {
    const { anna, bram } = await couple()
    await hide(anna)
    await look(anna)
    const wait = async (count: number) => {
      await api.shiftClock(minutes(count))
      await look(bram)
    }
    expect(await toldTo(bram, () => wait(3).then(() => wait(2)))).toEqual([])
    expect(await toldTo(bram, () => wait(2).then(() => wait(2)))).toEqual([is(anna, false)])
    expect(await toldTo(bram, () => wait(5))).toEqual([])
  })

  it('is told nothing of one who is still here when that time is over', async () => {
    const { anna, bram } = await couple()
    await hide(anna)
    await look(anna)
    const stay = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await api.shiftClock(minutes(3))
        await look(anna)
        await look(bram)
      }
    }
    expect(await toldTo(bram, stay)).toEqual([])
  })

  it('is told nothing while the member only stays', async () => {
    const { anna, bram } = await couple()
    const stay = async () => {
      await look(anna)
      await api.shiftClock(minutes(3))
      await look(bram)
      await look(anna)
    }
    await look(anna)
    await hide(anna)
    await look(anna)
    expect(await toldTo(bram, stay)).toEqual([])
  })
})

describe('nobody is told', () => {
  it.each(['anna', 'bram'] as const)('across a block of %s', async (blocker) => {
    const both = await couple()
    const { anna, bram } = both
    const other = blocker === 'anna' ? bram : anna
    await both[blocker].post('/api/block.php', { profile_id: other.profileId })
    expect(await toldTo(bram, () => hide(anna).then(() => look(anna)))).toEqual([])
  })

  it('of somebody invisible, whose going is told as they become it', async () => {
    const { anna, bram } = await couple()
    await becomePremium(api, { browser: browserOf(api.url, anna.cookie()) })
    const vanish = () => anna.put('/api/user.php', { invisible: true })
    expect(await toldTo(bram, vanish)).toEqual([is(anna, false)])
    expect(
      await toldTo(bram, () =>
        hide(anna)
          .then(() => look(anna))
          .then(vanish),
      ),
    ).toEqual([])
  })

  it('of somebody who has paused, when the time of the presence is over', async () => {
    const { anna, bram } = await couple()
    await hide(anna)
    await look(anna)
    await anna.put('/api/account.php', { action: 'pause' })
    const wait = async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await api.shiftClock(minutes(3))
        await look(bram)
      }
    }
    expect(await toldTo(bram, wait)).toEqual([])
  })

  it('who never spoke with them, nor who is away', async () => {
    const { anna, bram } = await couple()
    const stranger = await createPerson(api)
    await anna.post('/api/chat.php', { profile_id: stranger.profileId })
    expect(await toldTo(stranger, () => hide(anna).then(() => look(anna)))).toEqual([])
    await hide(bram)
    expect(await toldTo(bram, () => hide(anna).then(() => look(anna)))).toEqual([])
  })

  it('of somebody unconfirmed', async () => {
    const anna = await createPerson(api, { status: 'not_confirmed', credits: 5 })
    const bram = await createPerson(api)
    await anna.post('/api/message.php', textTo(bram))
    expect(await toldTo(bram, () => hide(anna).then(() => look(anna)))).toEqual([])
  })
})
