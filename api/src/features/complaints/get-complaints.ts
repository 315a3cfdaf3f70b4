import { complaintsContract } from '@lonk/shared-api/calls/safety/complaint.schema.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { readAppealToken } from './appeal-token.ts'
import { complaintView, partyOf, selectComplaints } from './view.ts'

/**
 * GET /api/complaint.php: the member's own reports and the decisions about them; with a mail's token that one alone.
 */
export const getComplaintsEndpoint = endpoint(complaintsContract, async ({ input, member, services }) => {
  if (input.token !== undefined) return { complaints: [await byToken(services, input.token)] }
  if (!member) throw apiError('authentication_required')
  const rows = await selectComplaints(services.db)
    .where((eb) =>
      eb.or([
        eb('complaints.reporter_user_id', '=', member.userId),
        eb('complaints.subject_user_id', '=', member.userId),
      ]),
    )
    .$if(input.id !== undefined, (query) => query.where('complaints.id', '=', input.id ?? 0))
    .orderBy('complaints.id', 'desc')
    .limit(200)
    .execute()
  const own = rows.flatMap((row) => {
    const side = partyOf(row, member.userId)
    return side ? [complaintView(row, side)] : []
  })
  if (input.id !== undefined && own.length === 0) throw apiError('not_found')
  return { complaints: own }
})

const byToken = async ({ db, config }: Services, token: string) => {
  const appellant = readAppealToken(config.secrets, token)
  const row =
    appellant &&
    (await selectComplaints(db)
      .where('complaints.id', '=', (eb) =>
        eb
          .selectFrom('decisions as asked')
          .select('asked.complaint_id')
          .where('asked.id', '=', appellant.decisionId),
      )
      .executeTakeFirst())
  if (!appellant || !row) throw apiError('token_invalid')
  return complaintView(row, appellant.party)
}
