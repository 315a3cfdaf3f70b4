import { timingSafeEqual } from 'node:crypto'
import { mailWebhookContract } from '@lonk/shared-api/calls/notifications/webhook-mail.schema.ts'
import type { FastifyRequest } from 'fastify'
import { emailHash, recordObjection } from '../../core/mail/objections.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { type MailEvent, mailEventOf } from './mail-events.ts'

/** POST /api/webhooks/mail.php: a mail came back or was called spam. 200 also for what means nothing to us. */
export const mailWebhookEndpoint = endpoint(
  mailWebhookContract,
  async ({ input, services, request, now }) => {
    requireProvider(request, services.config.mailWebhookSecret)
    const { provider } = Object(request.query)
    const event = mailEventOf(provider, input)
    if (event) await services.transaction((trx) => act(trx, services, event, now))
    return undefined
  },
)

/** Providers know Basic authentication in the address they are given; the password is the operator's. */
const requireProvider = ({ headers }: FastifyRequest, secret: string | null): void => {
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ')
  const given =
    scheme === 'Basic'
      ? Buffer.from(credentials, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : scheme === 'Bearer'
        ? credentials
        : ''
  if (!secret || !sameText(given, secret)) throw apiError('forbidden')
}

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const act = async (trx: Trx, { config }: Services, event: MailEvent, now: Date): Promise<void> => {
  const { reason } = event
  const state = reason === 'bounce' ? 'bounced' : 'complained'
  const logged = event.messageId
    ? await trx
        .updateTable('mail_log')
        .set({ state })
        .where('provider_id', '=', event.messageId)
        .returning(['user_id', 'to_hash'])
        .executeTakeFirst()
    : undefined
  const email = event.email ?? (logged?.user_id ? await emailOf(trx, logged.user_id) : null)
  if (!email) return
  // A late notice about an address that the member has changed since must not silence the new one.
  if (!event.email && logged && emailHash(config.secrets, email) !== logged.to_hash) return
  await recordObjection(trx, config.secrets, { email, reason, now })
}

const emailOf = async (trx: Trx, userId: number): Promise<string | null> =>
  (await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null
