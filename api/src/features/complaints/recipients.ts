import type { AppealParty } from '../../database/schema/complaints.ts'
import type { Trx } from '../../database/transaction.ts'

export type Recipient = {
  userId: number | null
  email: string
  language: string
  number: string
  host: string
}

/** Where a side of a complaint is written to; null where it left no address, or has none any more. */
export const recipientOf = async (
  trx: Trx,
  complaintId: number,
  party: AppealParty,
): Promise<Recipient | null> => {
  const row = await trx
    .selectFrom('complaints')
    .leftJoin('users', (join) =>
      party === 'reporter'
        ? join.onRef('users.id', '=', 'complaints.reporter_user_id')
        : join.onRef('users.id', '=', 'complaints.subject_user_id'),
    )
    .select([
      'complaints.number',
      'complaints.domain_host',
      'complaints.reporter_email',
      'complaints.language as complaint_language',
      'users.id as user_id',
      'users.email',
      'users.language',
      'users.status',
    ])
    .where('complaints.id', '=', complaintId)
    .executeTakeFirstOrThrow()
  const shared = { number: row.number, host: row.domain_host }
  if (row.user_id !== null && row.email !== null && row.status !== 'purged')
    return { userId: row.user_id, email: row.email, language: row.language ?? 'nl', ...shared }
  if (party === 'subject' || row.reporter_email === null) return null
  return { userId: null, email: row.reporter_email, language: row.complaint_language, ...shared }
}
