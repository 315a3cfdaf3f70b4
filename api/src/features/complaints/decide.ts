import type { Complaint, DecisionAction } from '@lonk/shared-api/schemas/complaint.ts'
import { dateText } from '../../core/mail/date-text.ts'
import { queueMail } from '../../core/mail/queue-mail.ts'
import { json } from '../../database/schema/columns.ts'
import type { AppealParty } from '../../database/schema/complaints.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { ModerationError } from '../../moderation-error.ts'
import type { Services } from '../../services.ts'
import { appealToken } from './appeal-token.ts'
import { takeEffect, undoEffect } from './effects.ts'
import { actionText, automatedText, complaintLetter, outcomeText } from './letters.ts'
import { recipientOf } from './recipients.ts'
import { appealUntil } from './rules.ts'

type Needs = Pick<Services, 'config' | 'sites' | 'fanOut'>

export type Verdict = {
  complaintId: number
  action: DecisionAction
  /** The rule or law it rests on. */
  ground: string
  facts: string
  /** Why, in words for both sides. */
  text: string
  /** End of a suspension. */
  until: Date | null
  by: string
  now: Date
}

/** Decides a complaint: its effect, the statement of reasons to both sides and the audit, in one transaction. */
export const decide = async (trx: Trx, services: Needs, verdict: Verdict): Promise<number> => {
  const { complaintId, action, ground, facts, text, until, by, now } = verdict
  const complaint = await lockComplaint(trx, complaintId)
  if (complaint.state !== 'received' && complaint.state !== 'in_review')
    throw new ModerationError(`Complaint ${complaint.number} is ${complaint.state}, not open`)
  if (action === 'suspend' && until === null) throw new ModerationError('A suspension needs its end')
  if ((action === 'suspend' || action === 'ban' || action === 'warn') && complaint.subject_user_id === null)
    throw new ModerationError('There is no account behind what this complaint is about')
  const { id } = await trx
    .insertInto('decisions')
    .values({
      complaint_id: complaintId,
      subject_user_id: complaint.subject_user_id,
      action,
      ground,
      facts,
      text,
      decided_by: by,
      created_at: now,
      appeal_until: appealUntil(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = subjectOf(complaint, id)
  await takeEffect(trx, services, subject, { action, until, now })
  await setState(trx, complaint, 'decided', now)
  await audit(trx, {
    by,
    action: `complaint.${action}`,
    complaintId,
    before: { state: complaint.state },
    after: { state: 'decided', decision: id, ground, until },
    now,
  })
  await tell(trx, services, complaintId, 'reporter', id, verdict)
  if (action !== 'none') {
    await tell(trx, services, complaintId, 'subject', id, verdict)
    publishState(trx, complaint.subject_user_id, complaintId, 'decided')
  }
  return id
}

type Judgement = { appealId: number; outcome: 'upheld' | 'reversed'; text: string; by: string; now: Date }

/** Decides an objection, by somebody other than the first judge: the database ensures that too. */
export const decideAppeal = async (trx: Trx, services: Needs, judgement: Judgement): Promise<void> => {
  const { appealId, outcome, text, by, now } = judgement
  const appeal = await trx
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .select([
      'appeals.state',
      'appeals.party',
      'decisions.id',
      'decisions.decided_by',
      'decisions.complaint_id',
    ])
    .where('appeals.id', '=', appealId)
    .forUpdate()
    .executeTakeFirst()
  if (!appeal || appeal.complaint_id === null) throw new ModerationError(`There is no appeal ${appealId}`)
  if (appeal.state !== 'open') throw new ModerationError(`Appeal ${appealId} is decided already`)
  if (appeal.decided_by === by)
    throw new ModerationError('An appeal is decided by somebody else than the decision')
  const complaint = await lockComplaint(trx, appeal.complaint_id)
  await trx
    .updateTable('appeals')
    .set({ state: outcome, decided_by: by, decision_text: text, decided_at: now })
    .where('id', '=', appealId)
    .execute()
  if (outcome === 'reversed' && appeal.party === 'subject')
    await undoEffect(trx, subjectOf(complaint, appeal.id), now)
  // A reporter who is right has the matter looked at again.
  const state = outcome === 'reversed' && appeal.party === 'reporter' ? 'in_review' : 'closed'
  await setState(trx, complaint, state, now)
  if (appeal.party === 'subject') publishState(trx, complaint.subject_user_id, complaint.id, state)
  await audit(trx, {
    by,
    action: `appeal.${outcome}`,
    complaintId: complaint.id,
    before: { state: complaint.state },
    after: { state, appeal: appealId },
    now,
  })
  const recipient = await recipientOf(trx, complaint.id, appeal.party)
  if (!recipient) return
  const { values } = await services.sites.of(recipient.host)
  const content = complaintLetter({
    kind: 'appeal_decision',
    language: recipient.language,
    siteName: values.mail_name,
    params: { number: recipient.number, outcome: outcomeText(recipient.language, outcome), text },
  })
  await queueMail(trx, {
    userId: recipient.userId,
    to: recipient.email,
    content,
    now,
    template: 'appeal_decision',
  })
}

const lockComplaint = async (trx: Trx, id: number) => {
  const complaint = await trx
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!complaint) throw new ModerationError(`There is no complaint ${id}`)
  return complaint
}
type ComplaintRow = Awaited<ReturnType<typeof lockComplaint>>

const subjectOf = (complaint: ComplaintRow, decisionId: number) => ({
  userId: complaint.subject_user_id,
  target: { type: complaint.target_type, id: complaint.target_id },
  decisionId,
})

const setState = async (
  trx: Trx,
  complaint: ComplaintRow,
  state: Complaint['state'],
  now: Date,
): Promise<void> => {
  await trx.updateTable('complaints').set({ state, updated_at: now }).where('id', '=', complaint.id).execute()
  publishState(trx, complaint.reporter_user_id, complaint.id, state)
}

/** To the reporter whenever it changes; to whom it is about only what a mail tells them as well. */
const publishState = (trx: Trx, userId: number | null, id: number, state: Complaint['state']): void => {
  if (userId !== null) publishEvent(trx, userId, 'complaint', { id, state })
}

type Entry = { by: string; action: string; complaintId: number; before: unknown; after: unknown; now: Date }

const audit = async (trx: Trx, { by, action, complaintId, before, after, now }: Entry): Promise<void> => {
  await trx
    .insertInto('audit_log')
    .values({
      actor: by,
      action,
      entity: 'complaint',
      entity_id: complaintId,
      before: json(before),
      after: json(after),
      created_at: now,
    })
    .execute()
}

const tell = async (
  trx: Trx,
  services: Needs,
  complaintId: number,
  party: AppealParty,
  decisionId: number,
  { action, ground, facts, text, now }: Verdict,
): Promise<void> => {
  const recipient = await recipientOf(trx, complaintId, party)
  if (!recipient) return
  const { userId, email, language, number, host } = recipient
  const { values } = await services.sites.of(host)
  const { config } = services
  const content = complaintLetter({
    kind: party === 'reporter' ? 'decision' : 'statement',
    language,
    siteName: values.mail_name,
    params: {
      number,
      action: actionText(language, action),
      ground,
      facts,
      text,
      automated: automatedText(language, false),
    },
    appeal: {
      until: dateText(language, appealUntil(now)),
      url: `${config.publicUrl}/complaints?token=${appealToken(config.secrets, decisionId, party)}`,
    },
  })
  await queueMail(trx, { userId, to: email, content, now, template: 'complaint_decision' })
}
