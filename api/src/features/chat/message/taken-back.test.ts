import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { balanceOf } from '../../../../test/buying.ts'
import { openEvents } from '../../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'

let api: TestApi
let anna: Person
let bram: Person
beforeAll(async () => {
  api = await startApi()
  anna = await createPerson(api, { credits: 40 })
  bram = await createPerson(api)
}, 120_000)
afterAll(() => api.end())

const lastId = async (): Promise<number> => {
  const { id } = await api.services.db
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number>('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

/** Ids can be predicted: the message is taken back by calls that are under way before the message is. */
const sendAndTakeBack = async (text: string): Promise<boolean> => {
  const [balance, message_id] = [await balanceOf(api, anna), (await lastId()) + 1]
  const takingBack = () => anna.delete('/api/message.php', { message_id, scope: 'both' })
  await Promise.all([
    anna.post('/api/message.php', textTo(bram, text)),
    ...Array.from({ length: 6 }, takingBack),
    takingBack().then(takingBack),
  ])
  return (await balanceOf(api, anna)) === balance
}

it('a message that was read on the way costs what it costs', async () => {
  await anna.post('/api/message.php', textTo(bram, 'eerste'))
  const stream = await openEvents(api.url, bram.cookie())
  const heard: string[] = []
  const listening = (async () => {
    for (;;) heard.push(JSON.stringify((await stream.next()).data))
  })().catch(() => {})
  const free: string[] = []
  for (let round = 0; round < 15; round += 1) {
    const text = `flits ${round}.`
    const [, back] = await Promise.all([bram.get('/api/chats.php'), sendAndTakeBack(text)])
    const chats = JSON.stringify((await bram.get('/api/chats.php')).body)
    if (back && [...heard, chats].some((said) => said.includes(text))) free.push(text)
  }
  stream.close()
  await listening
  expect(free).toEqual([])
})
