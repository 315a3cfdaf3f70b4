import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { isErrorCode } from '@lonk/shared-api/errors/catalogue.ts'
import fc from 'fast-check'
import { inputsOf, marker, seedOfCommit } from '../../test/fuzz.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, type Person } from '../../test/people.ts'
import { type Answer, type Browser, browserOf } from '../../test/visitors.ts'

/** The stream never ends; pictures, files and pages are not JSON, and a webhook is a form. */
const others = ['events', 'photo', 'paymentWebhook', 'getExportFile', 'pageHidden', 'openUnsubscribe']
const calls = Object.entries(contracts as Record<string, Contract>).filter(
  ([name, { upload }]) => !others.includes(name) && !upload,
)
const cases = process.env.TEST_FULL ? 8000 : 1000
const each = Math.ceil(cases / calls.length)
const seed = seedOfCommit()

let api: TestApi
let partner: Person
beforeAll(async () => {
  api = await startApi()
  partner = await createPerson(api, { credits: 5 })
  console.log(`fuzz: seed ${seed}, ${each} cases for each of ${calls.length} calls (FUZZ_SEED repeats it)`)
}, 120_000)
afterAll(() => api.end())

/** As the query carries it: texts, lists by comma. */
const asQuery = (input: unknown): Record<string, string> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))
    : {}

const send = (who: Browser, { call }: Contract, input: unknown): Promise<Answer> => {
  if (call.method === 'GET') return who.get(`${call.path}?${new URLSearchParams(asQuery(input))}`)
  return who.call(call.method, call.path, input)
}

const sound = ({ status, headers, body }: Answer, contract: Contract, input: unknown): void => {
  expect(status).toBeLessThan(500)
  // An address of more than 16 kB: the HTTP server itself does not read it.
  if (status === 431) return
  if (status >= 400) {
    expect(isErrorCode(body.error)).toBe(true)
    expect(body.request_id).toEqual(expect.any(String))
    if (status === 422 && body.error === 'validation_failed')
      for (const field of Object.values(Object(body.fields)))
        expect(Object(field).message).toEqual(expect.stringMatching(/\S/))
    expect(JSON.stringify({ ...body, fields: Object.values(Object(body.fields ?? {})) })).not.toContain(
      marker,
    )
    return
  }
  const schema = contract.query ?? contract.body
  const given = contract.call.method === 'GET' ? asQuery(input) : input
  if (schema) expect(schema.safeParse(given).success).toBe(true)
  if (contract.answer && status === (contract.status ?? 200) && headers.get('Content-Type')?.includes('json'))
    expect(contract.answer.safeParse(body).error).toBeUndefined()
}

describe('whatever is sent', () => {
  it.each(calls)(
    '%s: never a 5xx, never a yes to what is no input, every answer by its schema',
    async (_, contract) => {
      const inputs = fc.sample(inputsOf(contract), { seed, numRuns: each })
      // Some calls end the session: the others must not become calls of a visitor.
      const member = async () => {
        const person = await createPerson(api, { credits: 5 })
        await person.post('/api/like.php', { profile_id: partner.profileId })
        return person
      }
      let person = await member()
      for (const [index, input] of inputs.entries()) {
        if (index % 10 === 9) person = await member()
        const who = index % 5 === 4 ? browserOf(api.url) : person
        const answer = await send(who, contract, input)
        try {
          sound(answer, contract, input)
        } catch (error) {
          const shown = JSON.stringify({ input, status: answer.status, body: answer.body }).slice(0, 3000)
          throw new Error(`seed ${seed}, case ${index}: ${shown}`, { cause: error })
        }
      }
    },
  )

  it('a body that is no JSON, of another type or an array, is refused in words', async () => {
    const person = await createPerson(api)
    for (const [type, text] of [
      ['application/json', '{"email":'],
      ['text/plain', 'hallo'],
      ['application/xml', '<a/>'],
      ['application/json', '[1,2,3]'],
      ['application/json', '{"a":1,"a":2,"__proto__":{"x":1}}'],
    ] as const) {
      const response = await fetch(`${api.url}/api/like.php`, {
        method: 'POST',
        headers: {
          'X-Request-Type': 'client',
          Cookie: person.cookie(),
          'Content-Type': type,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: text,
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(isErrorCode(Object(await response.json()).error)).toBe(true)
    }
  })
})
