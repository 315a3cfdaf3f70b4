import { emailHash } from '../../core/mail/objections.ts'
import { markOf, requireOwnSecret } from '../../core/settings/own-secret.ts'
import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import { methodHash, openMethod } from '../../features/payments/saved-methods/keep-method.ts'
import { createVault, type Vault } from '../../features/payments/vault.ts'
import type { Secrets } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'

type Change = { from: Secrets; to: Secrets }
type Vaults = { from: Vault; to: Vault }

/**
 * Seals or hashes everything that had the old secret with the new one; all of it or nothing. What cannot be carried
 * over ends: links of pictures, exports and lists within the hour, one-click links of mails that were sent.
 */
export const changeSecret = async (db: Db, { from, to }: Change): Promise<Record<string, number>> => {
  if (to.master.length < 32 || to.master === from.master)
    throw new StartError('NEW_SECRET: another one of at least 32 characters is needed')
  const vaults = { from: createVault(from), to: createVault(to) }
  await requireOwnSecret(db, from)
  return db.transaction().execute(async (trx) => ({
    secret_mark: await markAnew(trx, to),
    // Ten minutes old at most: whoever waits for one asks again.
    otp_codes: (await trx.deleteFrom('otp_codes').returning('user_id').execute()).length,
    mandates: await sealMandates(trx, vaults),
    saved_methods: await sealMethods(trx, vaults),
    addresses: await hashAddresses(trx, { from, to }),
  }))
}

const markAnew = async (trx: Trx, to: Secrets): Promise<number> =>
  (
    await trx
      .updateTable('secret_mark')
      .set({ mark: markOf(to) })
      .returning('one')
      .execute()
  ).length

const sealMandates = async (trx: Trx, { from, to }: Vaults): Promise<number> => {
  const mandates = await trx.selectFrom('mandates').select(['id', 'iban_enc', 'iban_hash']).execute()
  for (const { id, iban_enc, iban_hash } of mandates) {
    const iban = from.open(iban_enc)
    const hash = to.hash('iban', iban)
    await trx
      .updateTable('mandates')
      .set({ iban_enc: to.seal(iban), iban_hash: hash })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('iban_blocks').set({ iban_hash: hash }).where('iban_hash', '=', iban_hash).execute()
  }
  return mandates.length
}

const sealMethods = async (trx: Trx, { from, to }: Vaults): Promise<number> => {
  const methods = await trx.selectFrom('saved_methods').select(['id', 'provider', 'token_enc']).execute()
  for (const { id, provider, token_enc } of methods) {
    const { mandate_id } = openMethod({ token_enc }, from)
    await trx
      .updateTable('saved_methods')
      .set({ token_enc: to.seal(from.open(token_enc)), token_hash: methodHash(to, provider, mandate_id) })
      .where('id', '=', id)
      .execute()
  }
  return methods.length
}

/** Whose mail came back and who wants none stays known; for an address that is gone nothing can be carried over. */
const hashAddresses = async (trx: Trx, { from, to }: Change): Promise<number> => {
  const suppressed = await trx.selectFrom('mail_suppressions').select('email_hash as hash').execute()
  const written = await trx.selectFrom('mail_log').select('to_hash as hash').distinct().execute()
  const known = new Set([...suppressed, ...written].map(({ hash }) => hash))
  const users = await trx.selectFrom('users').select('email').where('email', '!=', '').distinct().execute()
  let changed = 0
  for (const { email } of users) {
    const old = emailHash(from, email)
    if (!known.delete(old)) continue
    changed += 1
    const hash = emailHash(to, email)
    const suppressions = trx.updateTable('mail_suppressions').set({ email_hash: hash })
    await suppressions.where('email_hash', '=', old).execute()
    await trx.updateTable('mail_log').set({ to_hash: hash }).where('to_hash', '=', old).execute()
  }
  return changed
}
