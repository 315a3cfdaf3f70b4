import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SendMessageAnswer } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { sampleSent } from '../testing/samples.ts'
import { createOutbox, type OutboxSettings } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { tabOutboxStorage } from './outbox-storage.ts'

/** The server's side of each delivery, settled by the test. */
interface Delivery {
  readonly entry: OutboxEntry
  readonly arrives: () => Promise<void>
  readonly refused: (code: ApiError['code'], status: number) => Promise<void>
}

/** After all promises that follow from what just happened. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

const harness = () => {
  const deliveries: Delivery[] = []
  const timers: (() => void)[] = []
  const onDelivered = jest.fn<OutboxSettings['onDelivered']>()
  const onGivenBack = jest.fn<OutboxSettings['onGivenBack']>()
  let made = 0
  const open = () => {
    const outbox = createOutbox({
      deliver: (entry) =>
        new Promise<SendMessageAnswer>((resolve, reject) => {
          deliveries.push({
            entry,
            arrives: () => {
              resolve(sampleSent({ client_id: entry.clientId, text: entry.text }))
              return settled()
            },
            refused: (code, status) => {
              reject(new ApiError({ code, status, message: 'Dat gaat niet' }))
              return settled()
            },
          })
        }),
      onDelivered,
      onGivenBack,
      storage: tabOutboxStorage,
      newId: () => {
        made += 1
        return `id-${made}`
      },
      now: () => new Date('2026-03-14T17:00:00.000Z'),
      schedule: (act) => timers.push(act),
    })
    outbox.open(1)
    return outbox
  }
  return { open, deliveries, timers, onDelivered, onGivenBack }
}

const to7 = (text: string) => ({ profileId: 7, target: { conversation_id: 40 }, text })
const states = (outbox: ReturnType<typeof createOutbox>) => outbox.entries().map((entry) => entry.state)

beforeEach(() => sessionStorage.clear())

test('messages to one member go one after the other, in the order they were written in', async () => {
  const { open, deliveries, onDelivered } = harness()
  const outbox = open()
  outbox.add(to7('een'))
  outbox.add(to7('twee'))
  expect(deliveries).toHaveLength(1)

  await deliveries[0]?.arrives()
  expect(deliveries.map(({ entry }) => entry.text)).toEqual(['een', 'twee'])

  await deliveries[1]?.arrives()
  expect(outbox.entries()).toEqual([])
  expect(onDelivered).toHaveBeenCalledTimes(2)
})

test('messages to two members do not wait for each other', () => {
  const { open, deliveries } = harness()
  const outbox = open()
  outbox.add(to7('een'))
  outbox.add({ ...to7('twee'), profileId: 8 })
  expect(deliveries).toHaveLength(2)
})

describe('without a network', () => {
  test('a message waits and is sent again under the same id', async () => {
    const { open, deliveries, timers } = harness()
    const outbox = open()
    outbox.add(to7('een'))
    await deliveries[0]?.refused('offline', 0)
    expect(states(outbox)).toEqual(['waiting'])

    timers[0]?.()
    expect(deliveries.map(({ entry }) => entry.clientId)).toEqual(['id-1', 'id-1'])
  })

  test('what was written meanwhile goes after it, each once, when the network is back', async () => {
    const { open, deliveries, timers } = harness()
    const outbox = open()
    outbox.add(to7('een'))
    await deliveries[0]?.refused('offline', 0)
    outbox.add(to7('twee'))

    outbox.resume()
    timers[0]?.()
    await deliveries[1]?.arrives()
    await deliveries[2]?.arrives()
    expect(deliveries.map(({ entry }) => entry.text)).toEqual(['een', 'een', 'twee'])
    expect(outbox.entries()).toEqual([])
  })

  test('a reload of the tab loses nothing and sends under the same id', async () => {
    const { open, deliveries } = harness()
    open().add(to7('een'))
    const after = open()
    expect(after.entries()).toMatchObject([{ clientId: 'id-1', text: 'een' }])
    expect(deliveries.map(({ entry }) => entry.clientId)).toEqual(['id-1', 'id-1'])
  })

  test('what another member left behind is not sent', () => {
    const { open, deliveries } = harness()
    const outbox = open()
    outbox.add(to7('een'))
    outbox.close()
    outbox.open(2)
    expect(outbox.entries()).toEqual([])
    expect(deliveries).toHaveLength(1)
  })
})

test('a refused message goes back with those behind it, and says why', async () => {
  const { open, deliveries, onGivenBack } = harness()
  const outbox = open()
  outbox.add(to7('een'))
  outbox.add(to7('twee'))
  await deliveries[0]?.refused('not_enough_credits', 402)
  expect(outbox.entries()).toEqual([])
  expect(onGivenBack).toHaveBeenCalledWith(
    7,
    ['een', 'twee'],
    expect.objectContaining({ code: 'not_enough_credits', message: 'Dat gaat niet' }),
  )
})

describe('a message that failed', () => {
  const failed = async () => {
    const all = harness()
    const outbox = all.open()
    outbox.add(to7('een'))
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await all.deliveries[attempt]?.refused('server_error', 500)
      all.timers[attempt]?.()
    }
    return { ...all, outbox }
  }

  test('is sent again under its id when the member says so', async () => {
    const { outbox, deliveries } = await failed()
    expect(states(outbox)).toEqual(['failed'])
    outbox.retry('id-1')
    expect(deliveries.at(-1)?.entry.clientId).toBe('id-1')
    expect(states(outbox)).toEqual(['sending'])
  })

  test('does not hold up the next', async () => {
    const { outbox, deliveries } = await failed()
    outbox.add(to7('twee'))
    expect(deliveries.at(-1)?.entry.text).toBe('twee')
  })

  test('gives its words back', async () => {
    const { outbox, onGivenBack } = await failed()
    outbox.takeBack('id-1')
    expect(outbox.entries()).toEqual([])
    expect(onGivenBack).toHaveBeenCalledWith(7, ['een'])
  })
})

test('a fictional profile waits for consent, and then the same message goes', async () => {
  const { open, deliveries } = harness()
  const outbox = open()
  outbox.add(to7('een'))
  await deliveries[0]?.refused('fictional_ack_required', 409)
  outbox.add(to7('twee'))
  expect(states(outbox)).toEqual(['needs-consent', 'queued'])
  expect(deliveries).toHaveLength(1)

  outbox.consentGiven(7)
  expect(deliveries[1]?.entry.clientId).toBe('id-1')
})
