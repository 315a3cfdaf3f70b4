import type { Kysely } from 'kysely'
import { createLocalFanOut } from '../src/adapters/fan-out/local.ts'
import { createSites } from '../src/core/settings/site.ts'
import type { Database } from '../src/database/schema.ts'
import { createTransaction } from '../src/database/transaction.ts'
import { invitePartnerAccount } from '../src/features/signup/invite-partner-account.ts'

/** What its partner knows: the rest is asked when the link of the mail is followed. */
const invitation = {
  email: 'partner@example.test',
  fields: { name: 'SannePartner', gender: 'female', seeking: 'male', country: 'NL', language: 'nl' },
  tracking: { network: 'partner' },
} as const

/** Somebody whom a partner has sent: no fixed account, for it has neither password nor profile yet. */
export const writePartner = async (db: Kysely<Database>, publicUrl: string, now: Date): Promise<void> => {
  const site = await createSites(db, { settingsCacheMs: 0 }).of(undefined)
  const transaction = createTransaction({ db, clock: { now: () => now }, fanOut: createLocalFanOut() })
  await transaction((trx) => invitePartnerAccount(trx, { config: { publicUrl } }, site, invitation, now))
}
