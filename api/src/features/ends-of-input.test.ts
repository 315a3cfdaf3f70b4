import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { isErrorCode } from '@lonk/shared-api/errors/catalogue.ts'
import { inputsAtEnds, seedOfCommit } from '../../test/fuzz.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, type Person } from '../../test/people.ts'

let api: TestApi
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await createPerson(api, { credits: 5 })
}, 120_000)
afterAll(() => api.end())

/** The stream never ends; pictures are not JSON. */
const others = ['events', 'photo', 'pageHidden']
const calls = Object.entries(contracts as Record<string, Contract>).filter(
  ([name, { upload, query, body }]) => !others.includes(name) && !upload && (query ?? body),
)

const asQuery = (input: Record<string, unknown>) =>
  new URLSearchParams(Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)])))

describe('a field at the end of what it could be', () => {
  it.each(calls)('%s: is taken or refused, and breaks nothing', async (_, contract) => {
    const { method, path } = contract.call
    for (const input of inputsAtEnds(contract, seedOfCommit())) {
      const { status, body } =
        method === 'GET'
          ? await person.get(`${path}?${asQuery(input)}`)
          : await person.call(method, path, input)
      expect([JSON.stringify(input), status < 500]).toEqual([JSON.stringify(input), true])
      if (body.error) expect(isErrorCode(body.error)).toBe(true)
      // Some calls end the session.
      if (body.error === 'authentication_required') person = await createPerson(api, { credits: 5 })
    }
  })
})

describe('a place in an address that cannot be', () => {
  it.each([
    ['/api/chats.php?cursor=253402300800000_1', 200],
    ['/api/chats.php?cursor=-62167219200001_1', 200],
    ['/api/chats.php?cursor=1_2&cursor=3', 422],
    ['/photos/x.webp%00', 404],
    ['/photos/%00', 404],
    ['/photos/..%2f..%2fsecrets.json', 404],
    [`/photos/${'a'.repeat(3000)}.webp`, 404],
    ['/photos/x.webp?e=1&e=2&s=%00', 404],
    ['/sandbox/payment/%00', 404],
    ['/sandbox/payment/x%00y', 404],
    ['/dev/outbox?to=%00', 422],
    ['/dev/outbox?to=a&to=b', 422],
    ['/dev/outbox.json?to=%00', 422],
    ['/dev/outbox.json?to=a&to=b', 422],
    ['/api/unsubscribe.php?token=%00', 410],
    ['/api/export-file.php?id=1&e=8640000000000001&s=a', 404],
  ])('%s: %d', async (path, status) => {
    expect((await person.get(path)).status).toBe(status)
  })
})
