import { describe, expect, it } from '@jest/globals'
import { createLocalFanOut } from '../../adapters/fan-out/local.ts'
import { createPollMemory } from './poll-memory.ts'

const trusted = 150
const now = 1000
const found = { revisions: '1.1.1', read: now, lastSeen: now, until: 10_000 }
const anna = { userId: 1, session: 'of Anna' }
const annasPhone = { userId: 1, session: 'of Anna, on the phone' }
const bram = { userId: 2, session: 'of Bram' }

const open = (most = 100) => {
  const fanOut = createLocalFanOut()
  const memory = createPollMemory(fanOut, { trusted, most })
  const read = (
    member: { userId: number; session: string },
    { revisions = '1.1.1', at = now, meanwhile = () => {} } = {},
  ) =>
    memory.read(member, async () => {
      meanwhile()
      return { ...found, revisions, read: at }
    })
  const recalled = ({ session }: { session: string }, at = now) =>
    memory.recall(session, at, true)?.revisions ?? null
  const due = (readBefore: number) => [...memory.due(readBefore)].map(([session]) => session)
  return { fanOut, memory, read, recalled, due }
}

describe('what a poll said', () => {
  it('is remembered for its session', async () => {
    const { memory, read, recalled } = open()
    await read(anna)
    expect(memory.recall(anna.session, now, true)).toEqual({ userId: 1, revisions: '1.1.1' })
    expect(recalled(annasPhone)).toBe(null)
  })

  it('is forgotten in each session of a member of whom something is heard, and in no other', async () => {
    const { fanOut, read, recalled } = open()
    for (const member of [anna, annasPhone, bram]) await read(member)
    fanOut.wake(1)
    expect([anna, annasPhone, bram].map(recalled)).toEqual([null, null, '1.1.1'])
  })

  it('stays forgotten in the session that has not asked again', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna)
    await read(annasPhone)
    fanOut.send(1, { event: 'logout', data: {} })
    await read(annasPhone, { revisions: '2.1.1' })
    expect([anna, annasPhone].map(recalled)).toEqual([null, '2.1.1'])
  })

  it('survives what changes no answer', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna)
    fanOut.send(1, { event: 'typing', data: {} })
    fanOut.send(1, { event: 'presence', data: {} })
    expect(recalled(anna)).toBe('1.1.1')
  })

  it('is not remembered where something was heard while it was read', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna, { meanwhile: () => fanOut.wake(1) })
    await read(bram, { meanwhile: () => fanOut.wake(1) })
    expect([anna, bram].map(recalled)).toEqual([null, '1.1.1'])
  })

  it('is not remembered from before that by a reader who began earlier', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna, {
      meanwhile: () => {
        fanOut.wake(1)
        void read(annasPhone, { revisions: '2.1.1' })
      },
    })
    expect(recalled(anna)).toBe(null)
  })

  it('is over when its time is over, or the session’s', async () => {
    const { memory, read, recalled } = open()
    await read(anna)
    expect([recalled(anna, now + trusted - 1), recalled(anna, now + trusted)]).toEqual(['1.1.1', null])
    await memory.read(bram, async () => ({ ...found, until: now + 9 }))
    expect([recalled(bram, now + 8), recalled(bram, now + 9)]).toEqual(['1.1.1', null])
  })

  it('is not what a session said that is gone', async () => {
    const { memory, recalled } = open()
    expect(await memory.read(anna, async () => null)).toBe(null)
    expect(recalled(anna)).toBe(null)
  })
})

describe('what was read long ago', () => {
  it('is due to be read again for those who have polled since', async () => {
    const { memory, read, recalled, due } = open()
    for (const member of [anna, bram]) await read(member)
    await read({ userId: 3, session: 'of Cas' }, { at: now + 100 })
    expect([recalled(anna, now + 60), recalled({ session: 'of Cas' }, now + 120)]).toEqual(['1.1.1', '1.1.1'])
    memory.recall(bram.session, now + 60, false)
    expect([due(now - 1), due(now + 50), due(now + 100)]).toEqual([
      [],
      [anna.session],
      [anna.session, 'of Cas'],
    ])
  })

  it('is trusted anew where it is the same', async () => {
    const { memory, read, recalled, due } = open()
    await read(anna)
    recalled(anna, now + 60)
    memory.compare(anna.session, { ...found, read: now + 110 })
    expect(due(now + 105)).toEqual([])
    expect(recalled(anna, now + 259)).toBe('1.1.1')
  })

  it.each([
    ['where it is another', { ...found, revisions: '1.2.1' }],
    ['where the session is gone', null],
  ])('is forgotten %s', async (_, again) => {
    const { memory, read, recalled } = open()
    await read(anna)
    memory.compare(anna.session, again)
    expect(recalled(anna)).toBe(null)
  })

  it('is not brought back where something was heard meanwhile', async () => {
    const { fanOut, memory, read, recalled } = open()
    await read(anna)
    fanOut.wake(1)
    memory.compare(anna.session, found)
    expect(recalled(anna)).toBe(null)
  })
})

describe('while no notices are heard', () => {
  it('nothing is known, and nothing is remembered', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna)
    fanOut.hearing(false)
    expect(recalled(anna)).toBe(null)
    await read(anna)
    expect(recalled(anna)).toBe(null)
    fanOut.hearing(true)
    expect(recalled(anna)).toBe(null)
    await read(anna)
    expect(recalled(anna)).toBe('1.1.1')
  })

  it('what is being read is not remembered, nor is it when they are heard again', async () => {
    const { fanOut, read, recalled } = open()
    await read(anna, {
      meanwhile: () => {
        fanOut.hearing(false)
        fanOut.hearing(true)
      },
    })
    expect(recalled(anna)).toBe(null)
    fanOut.hearing(false)
    await read(anna, { meanwhile: () => fanOut.hearing(true) })
    expect(recalled(anna)).toBe(null)
  })
})

describe('the memory', () => {
  it('forgets who has not asked for longest when it is full', async () => {
    const { read, recalled } = open(2)
    await read(anna)
    await read(bram)
    await read(anna)
    await read({ userId: 3, session: 'of Cas' })
    expect([anna, bram, { session: 'of Cas' }].map(recalled)).toEqual(['1.1.1', null, '1.1.1'])
  })
})
