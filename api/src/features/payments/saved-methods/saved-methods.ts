import {
  forgetMethodContract,
  type SavedMethodsAnswer,
  savedMethodsContract,
} from '@lonk/shared-api/calls/payments/saved-methods.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import type { Services } from '../../../services.ts'
import { savedMethods } from './keep-method.ts'

/** GET /api/saved-methods.php: what is kept for a next order. */
export const getSavedMethodsEndpoint = endpoint(savedMethodsContract, ({ member, services, now }) =>
  answer(services, member.userId, now),
)

/** DELETE /api/saved-methods.php: forgets one. Somebody else's is as absent as none. */
export const forgetMethodEndpoint = endpoint(
  forgetMethodContract,
  async ({ input, member, services, now }) => {
    const forgotten = await services.db
      .updateTable('saved_methods')
      .set({ revoked_at: now })
      .where('id', '=', input.id)
      .where('user_id', '=', member.userId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!forgotten) throw apiError('no_saved_method')
    return answer(services, member.userId, now)
  },
)

const answer = async (
  { db, payments }: Services,
  userId: number,
  now: Date,
): Promise<SavedMethodsAnswer> => ({
  methods: (await savedMethods(db, userId, payments, now)).map(
    ({ id, method, label, expires, created_at }) => ({
      id,
      paymentmethod: method,
      label,
      expires,
      created_at: created_at.toISOString(),
    }),
  ),
})
