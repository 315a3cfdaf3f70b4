import { before } from '../clock.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'

/**
 * Complaints that were dealt with long ago, with what was decided and objected. What waits for somebody stays, and so
 * does a ban: it holds without its reasons.
 */
export const forgetOldComplaints = async ({ db, clock }: Services): Promise<void> => {
  const old = before(clock.now(), months(keptFor.complaints_months))
  await db
    .deleteFrom('complaints')
    .where('state', 'in', ['decided', 'closed'])
    .where('updated_at', '<', old)
    .execute()
  await db
    .deleteFrom('decisions')
    .where('complaint_id', 'is', null)
    .where('created_at', '<', old)
    .where('appeal_until', '<', old)
    .execute()
}
