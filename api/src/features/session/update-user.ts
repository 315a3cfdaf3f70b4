import { updateUserContract } from '@lonk/shared-api/calls/session/user.schema.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { tellPresence } from '../../core/realtime/tell-presence.ts'
import { requireCurrentTerms } from '../../core/settings/terms-version.ts'
import { touch } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** PUT /api/user.php: language, and the switches of the account. */
export const updateUserEndpoint = endpoint(
  updateUserContract,
  async ({ input, member, services, site, now, language }) => {
    if (input.invisible === true && !member.paidUser) throw apiError('premium_only')
    const accepted = input.terms_accepted_version
    if (accepted !== undefined) await requireCurrentTerms(services.db, site.companyId, accepted)
    const changes = Object.entries(input).some(([, value]) => value !== undefined)
    if (changes)
      await services.transaction(async (trx) => {
        const changed = await trx
          .updateTable('users')
          .set(input)
          .where('id', '=', member.userId)
          // Premium may have ended since the call was let in, and being invisible with it.
          .$if(input.invisible === true, (query) => query.where('paid_user', '=', true))
          .returning('id')
          .executeTakeFirst()
        if (!changed) throw apiError('premium_only')
        // A member who becomes invisible is gone at once.
        if (input.invisible === true)
          await trx
            .updateTable('profiles')
            .set({ online_until: now })
            .where('id', '=', member.profileId)
            .execute()
        touch(trx, member.userId, 'user')
      })
    // One who was invisible already is not reported again.
    if (input.invisible === true) await tellPresence(services, member, false, now)
    const options = { language: input.language ?? language, session: member.session, now }
    return { user: await loadUser(services, services.db, member.userId, options) }
  },
)
