import { complainContract } from '@lonk/shared-api/calls/safety/complaint.schema.ts'
import { before, days } from '../../clock.ts'
import { queueMail } from '../../core/mail/queue-mail.ts'
import { lockName } from '../../database/lock-name.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError, fieldError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idempotent } from '../../http/idempotent.ts'
import { blockProfile } from '../block/block.ts'
import { newTicket } from '../content/contact/ticket.ts'
import { findTarget } from './find-target.ts'
import { complaintLetter } from './letters.ts'
import { needsAddress, priorityOf, targetOf } from './rules.ts'
import { complaintView, selectComplaints } from './view.ts'

/** Anybody can type anybody's address: from then on notices are still taken, without a receipt. */
const mostReceiptsPerDay = 3

/** POST /api/complaint.php: stored with its number, a receipt by mail, and a block where the member asks for it. */
export const complainEndpoint = endpoint(complainContract, (context) => {
  const { input, member, site, now, language } = context
  return idempotent(context, async (trx) => {
    const target = targetOf(input)
    if (!target) throw fieldError('profile_id', 'field_invalid')
    if (needsAddress(input.category, member !== null) && !input.email)
      throw fieldError('email', 'field_required')
    const found = await findTarget(trx, context.services, site.host, target, member)
    if (!found) throw apiError('not_found')
    if (member && found.subjectUserId === member.userId) throw apiError('self_not_possible')

    const number = newTicket()
    const reporter = member ? await addressOf(trx, member.userId) : { email: input.email ?? null, language }
    const receipts = reporter.email === null ? 0 : await receiptsToday(trx, reporter.email, now)
    const { id } = await trx
      .insertInto('complaints')
      .values({
        number,
        domain_host: site.host,
        reporter_user_id: member?.userId ?? null,
        reporter_email: reporter.email,
        reporter_name: input.name ?? null,
        language: reporter.language,
        category: input.category,
        target_type: target.type,
        target_id: target.id,
        target_url: target.url,
        subject_user_id: found.subjectUserId,
        text: input.text,
        priority: priorityOf(input.category),
        state: 'received',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (reporter.email !== null && receipts < mostReceiptsPerDay) {
      const content = complaintLetter({
        kind: 'receipt',
        language: reporter.language,
        siteName: site.values.mail_name,
        params: { number },
      })
      const to = reporter.email
      await queueMail(trx, {
        userId: member?.userId ?? null,
        to,
        content,
        now,
        template: 'complaint_receipt',
      })
    }
    if (input.block && member && found.subjectProfileId !== null)
      await blockProfile(trx, member, found.subjectProfileId, context.services.clock)
    const row = await selectComplaints(trx).where('complaints.id', '=', id).executeTakeFirstOrThrow()
    return { complaint: complaintView(row, 'reporter') }
  })
})

const addressOf = async (trx: Trx, userId: number): Promise<{ email: string | null; language: string }> =>
  trx.selectFrom('users').select(['email', 'language']).where('id', '=', userId).executeTakeFirstOrThrow()

/** Complaints of one address wait for each other here, or many at once would each count none. */
const receiptsToday = async (trx: Trx, email: string, now: Date): Promise<number> => {
  await lockName(trx, `complaint of ${email.toLowerCase()}`)
  const { count } = await trx
    .selectFrom('complaints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb(eb.fn<string>('lower', ['reporter_email']), '=', email.toLowerCase()))
    .where('reporter_user_id', 'is', null)
    .where('created_at', '>', before(now, days(1)))
    .executeTakeFirstOrThrow()
  return count
}
