import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { codeFor, debitForm, newPhone } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { holdWrites } from '../../../../test/held-writes.ts'
import { createPerson } from '../../../../test/people.ts'

// On a server only, because the embedded database runs one transaction after the other.

let site: TestApi
beforeAll(async () => {
  site = await startApi({ database: 'postgres' })
}, 120_000)
afterAll(() => site.end())

describe('a mandate whose call comes again while it is being signed', () => {
  /** The first has used the code and not committed when the second looks at it. */
  const twice = async (change: (form: Form) => Form) => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const form = debitForm(code, phone, bundle_id)
    const key = randomUUID()
    const hold = await holdWrites(site, 'mandates')
    const first = anna.post('/api/directdebit.php', form, { key })
    await hold.waiting(1)
    const second = anna.post('/api/directdebit.php', change(form), { key })
    await hold.waiting(2)
    await hold.release()
    return Promise.all([first, second])
  }
  type Form = ReturnType<typeof debitForm>

  it('is answered with the same mandate', async () => {
    const [first, second] = await twice((form) => form)
    expect(first).toMatchObject({ status: 201 })
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  it('is refused with another bank account', async () => {
    const [first, second] = await twice((form) => ({ ...form, iban: 'NL91ABNA0417164300' }))
    expect(first).toMatchObject({ status: 201 })
    expect(second).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
  })
})
