import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Pair = { anna: Person; bram: Person }
const couple = async (): Promise<Pair> => ({
  anna: await createPerson(api, { credits: 20 }),
  bram: await createPerson(api),
})

/** Anna writes to Bram. */
const write = async ({ anna, bram }: Pair): Promise<{ id: number; conversation_id: number }> =>
  Object((await anna.post('/api/message.php', textTo(bram))).body).message
const read = ({ bram }: Pair, { id, conversation_id }: { id: number; conversation_id: number }) =>
  bram.put('/api/chat.php', { conversation_id, read_until: id })
const receipts = (who: Person, read_receipts: boolean) => who.put('/api/user.php', { read_receipts })
const statesFor = async ({ anna, bram }: Pair): Promise<string[]> => {
  const { messages } = Object((await anna.get(`/api/chat.php?profile_id=${bram.profileId}`)).body)
  return messages.map(({ state }: { state: string }) => state)
}

const sides: [string, (pair: Pair) => Person][] = [
  ['the reader', ({ bram }) => bram],
  ['the sender', ({ anna }) => anna],
]

describe.each(sides)('what was read while %s hid receipts', (_, sideOf) => {
  it('stays hidden when both show them later', async () => {
    const pair = await couple()
    await receipts(sideOf(pair), false)
    const message = await write(pair)
    await read(pair, message)
    await receipts(sideOf(pair), true)
    expect(await statesFor(pair)).toEqual(['delivered'])
    await read(pair, message)
    expect(await statesFor(pair)).toEqual(['delivered'])
  })

  it('stays hidden between what was read before and after it', async () => {
    const pair = await couple()
    await read(pair, await write(pair))
    await receipts(sideOf(pair), false)
    await read(pair, await write(pair))
    await receipts(sideOf(pair), true)
    await read(pair, await write(pair))
    expect(await statesFor(pair)).toEqual(['read', 'delivered', 'read'])
  })

  it('is not told by the event of a later reading, which names a message and all before it', async () => {
    const pair = await couple()
    await receipts(sideOf(pair), false)
    await read(pair, await write(pair))
    await receipts(sideOf(pair), true)
    const later = await write(pair)
    const known = (await pair.anna.events()).length
    await read(pair, later)
    const told = (await pair.anna.events()).slice(known).map(({ event }) => event)
    expect(told).toEqual(['chats_changed'])
  })

  it('can be taken back like one that was not read', async () => {
    const pair = await couple()
    await receipts(sideOf(pair), false)
    const { id, conversation_id } = await write(pair)
    await read(pair, { id, conversation_id })
    await receipts(sideOf(pair), true)
    const gone = await pair.anna.delete('/api/message.php', { message_id: id, scope: 'both' })
    expect(gone.status).toBe(200)
  })

  it('stays hidden where a block was between the two then', async () => {
    const pair = await couple()
    const message = await write(pair)
    await pair.anna.post('/api/block.php', { profile_id: pair.bram.profileId })
    await receipts(sideOf(pair), false)
    await read(pair, message)
    await pair.anna.delete('/api/block.php', { profile_id: pair.bram.profileId })
    await receipts(sideOf(pair), true)
    await read(pair, message)
    expect(await statesFor(pair)).toEqual(['delivered'])
  })
})
