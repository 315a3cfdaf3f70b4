import type { Trx } from '../../database/transaction.ts'

/**
 * `act`: what passes from one member to another; any number of them side by side. `change`: what says how two stand to
 * each other, and what depends on the other's doing the same, e.g. a match.
 */
type Purpose = 'act' | 'change'

/**
 * The lock under which it is decided what may pass between profiles: their own rows, which are always there, where a
 * block, a like or a conversation is not there yet. Taken before anything about the two is read, in the order of ids,
 * all at once: two who lock each other never wait in a circle. A pause, a deletion and a ban hold the same lock,
 * because they write the profile. The whole order is in `docs/decisions/lock-order.md`.
 */
export const lockProfiles = async (trx: Trx, ids: readonly number[], purpose: Purpose): Promise<void> => {
  const rows = trx
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
  await (purpose === 'act' ? rows.forShare() : rows.forNoKeyUpdate()).execute()
}
