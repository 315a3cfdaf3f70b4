import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { charge, lockWallet } from './ledger.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
// Ends with the invariants: wallets, ledger, lots and messages agree after all of this.
afterAll(() => site.end())

const chargeOnce = (person: Person, credits: number) =>
  site.services.transaction(async (trx) => {
    await lockWallet(trx, person.userId)
    const ref = { type: 'message', id: 1 } as const
    return charge(trx, {
      user_id: person.userId,
      kind: 'message',
      credits,
      ref,
      now: site.services.clock.now(),
    })
  })

describe('the ledger', () => {
  it('takes nothing that is not there', async () => {
    const anna = await createPerson(site, { credits: 3 })
    expect(await chargeOnce(anna, 4)).toBeNull()
  })

  it('takes nothing from a frozen wallet', async () => {
    const anna = await createPerson(site, { credits: 3 })
    const freeze = (state: 'frozen' | 'active') =>
      site.services.db.updateTable('wallets').set({ state }).where('user_id', '=', anna.userId).execute()
    await freeze('frozen')
    expect(await chargeOnce(anna, 1)).toBeNull()
    await freeze('active')
  })

  it('is append-only, whoever asks', async () => {
    const anna = await createPerson(site, { credits: 3 })
    const entries = site.services.db
    await expect(
      entries.updateTable('credit_ledger').set({ delta: 9 }).where('user_id', '=', anna.userId).execute(),
    ).rejects.toBeDefined()
    await expect(
      entries.deleteFrom('credit_ledger').where('user_id', '=', anna.userId).execute(),
    ).rejects.toBeDefined()
  })

  it('holds whatever is sent and taken back at once', async () => {
    const step = fc.constantFrom('text', 'gift', 'delete')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (credits, steps) => {
          const [anna, bram] = [await createPerson(site, { credits }), await createPerson(site)]
          const first = await anna.post('/api/message.php', textTo(bram))
          const message_id = Object(first.body.message ?? {}).id
          const answers = await Promise.all(
            steps.map((kind) =>
              kind === 'delete' && message_id
                ? anna.delete('/api/message.php', { message_id, scope: 'both' })
                : anna.post(
                    '/api/message.php',
                    kind === 'gift' ? { ...textTo(bram), type: 'gift', gift_id: 3 } : textTo(bram),
                  ),
            ),
          )
          for (const { status } of answers) expect([200, 201, 402]).toContain(status)
          const { balance } = await site.services.db
            .selectFrom('wallets')
            .select('balance')
            .where('user_id', '=', anna.userId)
            .executeTakeFirstOrThrow()
          const { spent } = await site.services.db
            .selectFrom('messages')
            .select(({ fn }) => fn.sum<number>('credits_charged').as('spent'))
            .where('sender_profile_id', '=', anna.profileId)
            .executeTakeFirstOrThrow()
          expect(balance).toBe(credits - Number(spent ?? 0))
        },
      ),
      { numRuns: 12 },
    )
  }, 60_000)
})
