import { appealContract } from '@lonk/shared-api/calls/safety/appeal.schema.ts'
import { queueMail } from '../../core/mail/queue-mail.ts'
import type { AppealParty } from '../../database/schema/complaints.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import type { Services } from '../../services.ts'
import { readAppealToken } from './appeal-token.ts'
import { complaintLetter } from './letters.ts'
import { recipientOf } from './recipients.ts'
import { complaintView, partyOf, selectComplaints } from './view.ts'

/** POST /api/appeal.php: either side may object once; a second objection changes nothing. */
export const appealEndpoint = endpoint(appealContract, (context) => {
  const { input, member, services, now } = context
  if (!member && input.token === undefined) throw apiError('authentication_required')
  return idempotent(context, async (trx) => {
    const decision = await trx
      .selectFrom('decisions')
      .select(['id', 'complaint_id', 'appeal_until'])
      .where('id', '=', input.decision_id)
      .executeTakeFirst()
    const party =
      input.token === undefined
        ? await partyBySession(trx, decision?.complaint_id ?? null, member?.userId ?? 0)
        : partyByToken(services, input.token, input.decision_id)
    if (!decision || decision.complaint_id === null || !party) throw apiError('not_found')
    if (decision.appeal_until < now) throw apiError('appeal_expired')
    const complaintId = decision.complaint_id
    const added = await trx
      .insertInto('appeals')
      .values({ decision_id: decision.id, party, text: input.text, created_at: now })
      .onConflict((conflict) => conflict.columns(['decision_id', 'party']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await trx
        .updateTable('complaints')
        .set({ state: 'appealed', updated_at: now })
        .where('id', '=', complaintId)
        .execute()
      await confirm(trx, services, complaintId, party, now)
    }
    const row = await selectComplaints(trx).where('complaints.id', '=', complaintId).executeTakeFirstOrThrow()
    return { complaint: complaintView(row, party) }
  })
})

const partyByToken = ({ config }: Services, token: string, decisionId: number): AppealParty => {
  const appellant = readAppealToken(config.secrets, token)
  if (appellant?.decisionId !== decisionId) throw apiError('token_invalid')
  return appellant.party
}

const partyBySession = async (
  trx: Trx,
  complaintId: number | null,
  userId: number,
): Promise<AppealParty | null> => {
  const row = await selectComplaints(trx)
    .where('complaints.id', '=', complaintId ?? 0)
    .executeTakeFirst()
  return row ? partyOf(row, userId) : null
}

const confirm = async (
  trx: Trx,
  services: Services,
  complaintId: number,
  party: AppealParty,
  now: Date,
): Promise<void> => {
  const recipient = await recipientOf(trx, complaintId, party)
  if (!recipient) return
  const { userId, email, language, number, host } = recipient
  const { values } = await services.sites.of(host)
  const content = complaintLetter({
    kind: 'appeal_receipt',
    language,
    siteName: values.mail_name,
    params: { number },
  })
  await queueMail(trx, { userId, to: email, content, now, template: 'appeal_receipt' })
  if (userId !== null) publishEvent(trx, userId, 'complaint', { id: complaintId, state: 'appealed' })
}
