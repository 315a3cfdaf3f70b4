import { describe, expect, test } from '@jest/globals'
import { type BusRefusal, createBus, historyLength } from './bus.ts'

const collect = () => {
  const seen: unknown[] = []
  return { seen, add: (value: unknown) => void seen.push(value) }
}

describe('the bus', () => {
  test('delivers a fact to everybody who listens', () => {
    const bus = createBus()
    const first = collect()
    const second = collect()
    bus.on('profile-opened').subscribe(first.add)
    bus.on('profile-opened').subscribe(second.add)
    bus.publish('profile-opened', { profileId: 7 })
    expect([first.seen, second.seen]).toEqual([[{ profileId: 7 }], [{ profileId: 7 }]])
  })

  test('gives a late subscriber the last fact at once, and only the last', () => {
    const bus = createBus()
    bus.publish('credits-spent', { balance: 3 })
    bus.publish('credits-spent', { balance: 2 })
    const late = collect()
    bus.on('credits-spent').subscribe(late.add)
    expect(late.seen).toEqual([{ balance: 2 }])
  })

  test('gives a late subscriber no request: it would be answered twice', () => {
    const bus = createBus()
    bus.publish('chat-requested', { profileId: 1 })
    const late = collect()
    bus.on('chat-requested').subscribe(late.add)
    expect(late.seen).toEqual([])
  })

  test.each([
    ['of an unknown name', { name: 'made-up', version: 1, payload: {} }, 'unknown-event'],
    ['of another version', { name: 'credits-spent', version: 99, payload: { balance: 1 } }, 'other-version'],
    [
      'with a wrong payload',
      { name: 'credits-spent', version: 1, payload: { balance: 'one' } },
      'wrong-payload',
    ],
    ['named like a property of every object', { name: 'toString', version: 1, payload: {} }, 'unknown-event'],
  ])('refuses an event from another tab %s, with a report and without a throw', (_, envelope, reason) => {
    const bus = createBus()
    const refused: BusRefusal[] = []
    bus.refusals.subscribe((refusal) => refused.push(refusal))
    const heard = collect()
    bus.on('credits-spent').subscribe(heard.add)
    expect(() => bus.receive(envelope)).not.toThrow()
    expect(refused.map((refusal) => refusal.reason)).toEqual([reason])
    expect(heard.seen).toEqual([])
  })

  test.each([null, 'text', 3, {}, { name: 5 }])('ignores %p from another tab', (nonsense) => {
    expect(() => createBus().receive(nonsense)).not.toThrow()
  })

  test('sends to other tabs what the table marks, and sends nothing on that came from one', () => {
    const bus = createBus()
    const sent = collect()
    bus.outgoing.subscribe(({ name }) => sent.add(name))
    bus.publish('like-given', { profileId: 1, match: false })
    bus.publish('chat-requested', { profileId: 1 })
    bus.receive({ name: 'like-given', version: 1, payload: { profileId: 2, match: true } })
    expect(sent.seen).toEqual(['like-given'])
  })

  test('remembers the last events by name and time, never what they carried', () => {
    let now = 0
    const bus = createBus(() => now)
    for (now = 1; now <= historyLength + 5; now += 1) bus.publish('credits-spent', { balance: now })
    expect(bus.recent()).toHaveLength(historyLength)
    expect(bus.recent()[0]).toEqual({ name: 'credits-spent', at: 6 })
  })
})
