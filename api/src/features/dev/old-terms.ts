import type { FastifyRequest } from 'fastify'
import { sessionOwner } from '../../core/session/session-owner.ts'
import { touch } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'

/** Puts the member of the session back to terms from before those in force: this shows the question about new ones. */
export const acceptOldTerms = async (services: Services, request: FastifyRequest) => {
  const known = await sessionOwner(services, request)
  if (!known) return { ok: false }
  const { user_id } = known.owner
  await services.transaction(async (trx) => {
    await trx
      .updateTable('users')
      .set({ terms_accepted_version: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', user_id)
      .execute()
    touch(trx, user_id, 'user')
  })
  return { ok: true }
}
