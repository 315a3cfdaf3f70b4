import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import type { Db } from '../../database/connection.ts'
import type { AppealParty } from '../../database/schema/complaints.ts'

/** Complaints with their newest decision; what the reporter wrote is in none of them. */
export const selectComplaints = (db: Db) =>
  db
    .selectFrom('complaints')
    .leftJoin('decisions', (join) =>
      join.on('decisions.id', '=', (eb) =>
        eb
          .selectFrom('decisions as newest')
          .select((inner) => inner.fn.max<number>('newest.id').as('id'))
          .whereRef('newest.complaint_id', '=', 'complaints.id'),
      ),
    )
    .select([
      'complaints.id',
      'complaints.number',
      'complaints.category',
      'complaints.target_type',
      'complaints.target_id',
      'complaints.target_url',
      'complaints.state',
      'complaints.created_at',
      'complaints.reporter_user_id',
      'complaints.subject_user_id',
      'decisions.id as decision_id',
      'decisions.action',
      'decisions.ground',
      'decisions.facts',
      'decisions.text',
      'decisions.automated',
      'decisions.appeal_until',
    ])
    .select((eb) =>
      (['reporter', 'subject'] as const).map((party) =>
        eb
          .exists(
            eb
              .selectFrom('appeals')
              .select('appeals.id')
              .whereRef('appeals.decision_id', '=', 'decisions.id')
              .where('appeals.party', '=', party),
          )
          .as(`${party}_objected`),
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectComplaints>['execute']>>[number]

/** As one of its two sides reads it. */
export const complaintView = (row: Row, side: AppealParty): Complaint => ({
  id: row.id,
  number: row.number,
  category: row.category,
  target: { type: row.target_type, id: row.target_id, url: row.target_url },
  state: row.state,
  side,
  created_at: row.created_at.toISOString(),
  ...(row.decision_id !== null && row.action !== null && row.appeal_until !== null
    ? {
        decision: {
          id: row.decision_id,
          action: row.action,
          ground: row.ground ?? '',
          ...(side === 'subject' && row.facts ? { facts: row.facts } : {}),
          text: row.text ?? '',
          automated: row.automated === true,
          objected: Boolean(row[`${side}_objected`]),
          appeal_until: row.appeal_until.toISOString(),
        },
      }
    : {}),
})

/** Which side of a complaint somebody is on; null: on none, and it is none of their business. */
export const partyOf = (
  row: Pick<Row, 'reporter_user_id' | 'subject_user_id' | 'decision_id'>,
  userId: number,
): AppealParty | null => {
  if (row.reporter_user_id === userId) return 'reporter'
  // Before it is decided, nobody learns that there is a complaint about them.
  return row.subject_user_id === userId && row.decision_id !== null ? 'subject' : null
}
