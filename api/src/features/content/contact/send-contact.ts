import { contactContract } from '@lonk/shared-api/calls/content/contact.schema.ts'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { before, days } from '../../../clock.ts'
import { queueMail } from '../../../core/mail/queue-mail.ts'
import { lockName } from '../../../database/lock-name.ts'
import type { Trx } from '../../../database/transaction.ts'
import { fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { noticeLetter, receiptLetter } from './contact-letters.ts'
import { newTicket } from './ticket.ts'

/** The form must not fill a stranger's letter box: from then on letters are still stored and passed on. */
const mostReceiptsPerDay = 3

/** POST /api/contact.php: stored, passed on to support, and a receipt to the sender, in one transaction. */
export const sendContactEndpoint = endpoint(
  contactContract,
  async ({ input, member, services, site, now, language, request }) => {
    const company = await services.db
      .selectFrom('companies')
      .select(['support_email', 'support_phone'])
      .where('id', '=', site.companyId)
      .executeTakeFirstOrThrow()
    const ticket = newTicket()
    await services.transaction(async (trx) => {
      const order = input.order_id === undefined ? null : await ownOrder(trx, input.order_id, member?.userId)
      const receipts = await receiptsToday(trx, input.email, now)
      await trx
        .insertInto('contact_messages')
        .values({
          ticket,
          user_id: member?.userId ?? null,
          domain_host: site.host,
          name: input.name,
          email: input.email,
          subject: input.subject,
          text: input.text,
          language,
          order_id: order?.id ?? null,
          ip_hash: request.network,
          created_at: now,
        })
        .execute()
      const shared = { ticket, site: site.values.mail_name }
      const notice = noticeLetter(
        languages.find((known) => known === site.domainLanguage) ?? 'nl',
        {
          ...shared,
          name: input.name,
          email: input.email,
          subject: input.subject,
          language,
          member: member ? String(member.userId) : '–',
          order: order?.number ?? '–',
        },
        input.text,
      )
      await queueMail(trx, {
        userId: null,
        to: company.support_email,
        content: { ...notice, replyTo: input.email },
        now,
      })
      if (receipts < mostReceiptsPerDay) {
        const content = receiptLetter(language, { ...shared, phone: company.support_phone })
        await queueMail(trx, { userId: member?.userId ?? null, to: input.email, content, now })
      }
    })
    return { ticket }
  },
)

const ownOrder = async (trx: Trx, orderId: number, userId: number | undefined) => {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId ?? 0)
    .executeTakeFirst()
  if (!order) throw fieldError('order_id', 'field_invalid')
  return order
}

/** Letters of one address wait for each other here, or many at once would each count none. */
const receiptsToday = async (trx: Trx, email: string, now: Date): Promise<number> => {
  await lockName(trx, `contact of ${email.toLowerCase()}`)
  const { count } = await trx
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('created_at', '>', before(now, days(1)))
    .executeTakeFirstOrThrow()
  return count
}
