import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fieldError } from '../../errors.ts'
import { onlyHere } from '../../http/only-here.ts'
import type { Services } from '../../services.ts'
import { acceptOldTerms } from './old-terms.ts'
import { outboxPage } from './outbox-page.ts'

const outboxQuery = z.object({ to: z.optional(z.string()) })
const clockBody = z.object({ shift_ms: z.number() })

/** Outside production, and to this machine only: the mails that were "sent", and in tests the clock. */
export const devRoutes = (app: FastifyInstance, services: Services): void => {
  onlyHere(app)
  app.get('/dev/outbox.json', async (request) => ({
    items: await outboxItems(services, recipientOf(request)),
  }))
  app.get('/dev/outbox', async (request, reply) => {
    const to = recipientOf(request)
    const page = outboxPage(await outboxItems(services, to), to)
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'")
      .header('Cache-Control', 'no-store')
      .send(page)
  })
  app.post('/dev/old-terms', (request) => acceptOldTerms(services, request))
  if (services.config.environment !== 'test') return
  app.post('/dev/clock', async (request) => {
    services.clock.shift(clockBody.parse(request.body).shift_ms)
    await services.jobs.tick()
    return { now: services.clock.now().toISOString() }
  })
}

export type OutboxItem = {
  kind: 'mail' | 'text'
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  created_at: string
}

const recipientOf = ({ query }: FastifyRequest): string | undefined => {
  const asked = outboxQuery.safeParse(query)
  if (!asked.success || asked.data.to?.includes('\0')) throw fieldError('to', 'field_invalid')
  return asked.data.to
}

const outboxItems = async ({ db }: Services, to: string | undefined): Promise<OutboxItem[]> => {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ topic, recipient, payload, created_at }) => ({
    kind: topic,
    to: recipient,
    ...payload,
    created_at: created_at.toISOString(),
  }))
}
