import { removePasskeyContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { passkeysOf } from './passkeys-of.ts'

/** DELETE /api/passkeys.php: no password, for whoever has lost a device is in a hurry, and nothing opens by it. */
export const removePasskeyEndpoint = endpoint(
  removePasskeyContract,
  async ({ input, member: { userId }, services, now }) =>
    services.transaction(async (trx) => {
      const removed = await trx
        .deleteFrom('passkeys')
        .where('id', '=', input.id)
        .where('user_id', '=', userId)
        .returning('name')
        .executeTakeFirst()
      if (!removed) throw apiError('not_found')
      const params = { device: removed.name }
      await mailMember(trx, services, { userId, template: 'passkey_removed', params, now })
      return passkeysOf(trx, userId)
    }),
)
