import { describe, expect, test } from '@jest/globals'
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts'
import { sampleMessage } from '../../../testing/samples.ts'
import { groupByDay, lastWithProgress, mergeTimeline, unreadKeyIn } from './timeline.ts'

const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId: 'pending',
  profileId: 7,
  target: { conversation_id: 40 },
  text: 'Onderweg',
  createdAt: '2026-03-14T17:10:00.000Z',
  state: 'queued',
  attempts: 0,
  ...change,
})

describe('own messages that the server does not have yet', () => {
  test('stand after those it has', () => {
    const items = mergeTimeline([sampleMessage({ id: 1, text: 'Hoi' })], [entry()])
    expect(items.map((item) => item.text)).toEqual(['Hoi', 'Onderweg'])
  })

  test('are shown once when the server has acknowledged them, under the same key', () => {
    const sent = sampleMessage({ id: 2, own: true, client_id: 'pending', state: 'sent' })
    const before = mergeTimeline([], [entry()])
    const after = mergeTimeline([sent], [entry()])
    expect(after).toHaveLength(1)
    expect(after[0]?.progress).toBe('sent')
    expect(after[0]?.key).toBe(before[0]?.key)
  })

  test.each([
    ['queued', 'sending'],
    ['sending', 'sending'],
    ['waiting', 'waiting'],
    ['failed', 'failed'],
  ] as const)('%s is shown as %s', (state, progress) => {
    expect(mergeTimeline([], [entry({ state })])[0]?.progress).toBe(progress)
  })
})

describe('grouping', () => {
  const groups = (...messages: Parameters<typeof sampleMessage>[0][]) =>
    groupByDay(
      mergeTimeline(
        messages.map((change, index) => sampleMessage({ id: index + 1, ...change })),
        [],
      ),
    )

  test('midnight of this device parts two days', () => {
    // 22:59 and 23:01 UTC are 23:59 and 00:01 in Amsterdam in winter.
    const days = groups(
      { created_at: '2026-01-14T22:59:00.000Z' },
      { created_at: '2026-01-14T23:01:00.000Z' },
    )
    expect(days.map(({ day }) => day)).toEqual(['2026-01-14', '2026-01-15'])
  })

  test('messages of one side within five minutes share a time', () => {
    const [day] = groups(
      { created_at: '2026-03-14T17:00:00.000Z' },
      { created_at: '2026-03-14T17:04:00.000Z' },
      { created_at: '2026-03-14T17:04:30.000Z', own: true },
      { created_at: '2026-03-14T17:20:00.000Z', own: true },
    )
    expect(day?.groups.map((group) => group.items.length)).toEqual([2, 1, 1])
  })

  test('what is held stands apart from what was sent: each says how far it has come', () => {
    const own = (state: 'held' | 'delivered') => ({ own: true, state })
    const [day] = groups(own('held'), own('delivered'), own('delivered'))
    expect(day?.groups.map((group) => group.items.map(({ progress }) => progress))).toEqual([
      ['held'],
      ['delivered', 'delivered'],
    ])
  })

  test('a line of the site stands alone', () => {
    const [day] = groups({}, { type: 'system' }, {})
    expect(day?.groups).toHaveLength(3)
  })
})

test('the newest acknowledged own message says how far they have come', () => {
  const items = mergeTimeline(
    [
      sampleMessage({ id: 1, own: true, client_id: 'read', state: 'read' }),
      sampleMessage({ id: 2, own: true, client_id: 'held', state: 'held' }),
      sampleMessage({ id: 3 }),
    ],
    [entry()],
  )
  expect(lastWithProgress(items)).toBe('read')
})

describe('what was unread on opening', () => {
  const items = mergeTimeline(
    [1, 2, 3].map((id) => sampleMessage({ id })),
    [],
  )

  test('begins a group of its own', () => {
    const groups = groupByDay(items, unreadKeyIn(items, 2)).flatMap((day) => day.groups)
    expect(groups.map((group) => group.items.map(({ key }) => key))).toEqual([['1'], ['2', '3']])
  })

  test('is new no longer once it was answered', () => {
    expect(unreadKeyIn(mergeTimeline([sampleMessage({ id: 1 })], [entry()]), 1)).toBeUndefined()
    expect(unreadKeyIn(items)).toBeUndefined()
  })
})
