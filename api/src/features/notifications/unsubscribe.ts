import {
  openUnsubscribeContract,
  unsubscribeContract,
  unsubscribeQuery,
} from '@lonk/shared-api/calls/notifications/unsubscribe.schema.ts'
import type { FastifyReply } from 'fastify'
import { disableMail } from '../../core/mail/objections.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'
import { notificationTexts } from './texts.ts'
import { askPage, donePage, unsubscribePolicy } from './unsubscribe-page.ts'
import { isUnsubscribeOf, userNamedBy } from './unsubscribe-token.ts'

/** GET /api/unsubscribe.php: a page that asks. It changes nothing, because mail scanners open links. */
export const openUnsubscribeEndpoint = endpoint(
  openUnsubscribeContract,
  async ({ services, request, reply, site, language }) => {
    const found = await readerOf(services, request.query)
    const spoken = found?.language ?? language
    const page = askPage(notificationTexts(spoken), spoken, site.values.mail_name, found !== null)
    return sendPage(reply.status(found ? 200 : 410), page)
  },
)

/** POST /api/unsubscribe.php: one click, on that page or in a mail program, as often as one likes. */
export const unsubscribeEndpoint = endpoint(
  unsubscribeContract,
  async ({ services, request, reply, site }) => {
    const found = await readerOf(services, request.query)
    if (!found) throw apiError('token_invalid')
    await services.transaction((trx) => disableMail(trx, found.id, 'unsubscribe'))
    // A person's browser asks for a page; a mail program asks for nothing.
    if (!request.headers.accept?.includes('text/html')) return { ok: true }
    return sendPage(reply, donePage(notificationTexts(found.language), found.language, site.values.mail_name))
  },
)

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', unsubscribePolicy)
    .serializer(String)
    .send(page)

const readerOf = async ({ db, config }: Services, query: unknown) => {
  const parsed = unsubscribeQuery.safeParse(query)
  if (!parsed.success) return null
  const { token } = parsed.data
  const userId = userNamedBy(token)
  if (userId === null) return null
  const row = await db
    .selectFrom('users')
    .select(['id', 'language', 'email'])
    .where('id', '=', userId)
    .where('status', '!=', 'purged')
    .executeTakeFirst()
  return row && isUnsubscribeOf(config.secrets, token, { userId, email: row.email }) ? row : null
}
