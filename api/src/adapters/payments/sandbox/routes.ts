import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../services.ts'
import { isLateAction, isSandboxAction, type LateAction, sandboxActions } from './actions.ts'
import { sandboxPage, sandboxPolicy } from './page.ts'
import {
  chargeBackSandboxPayment,
  decideSandboxPayment,
  findSandboxPayment,
  invalidateSandboxMandate,
  refundSandboxPayment,
  type SandboxPayment,
  sandboxRefunds,
} from './store.ts'

/**
 * The provider's own site: its hosted page, and the notice it sends when a payment changes, over HTTP like any
 * provider's. Whoever knows a payment's address may pay it.
 */
export const sandboxRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(formbody)
  app.get('/sandbox/payment/:id', async (request, reply) => {
    const payment = await findSandboxPayment(services.db, idOf(request))
    return show(request, reply, services, payment)
  })
  app.post('/sandbox/payment/:id', async (request, reply) => {
    const action = actionOf(request.body)
    const known = await findSandboxPayment(services.db, idOf(request))
    if (!known || !action) return show(request, reply, services, known)
    if (isLateAction(action)) await reverse(services, known, action)
    else await decideSandboxPayment(services.db, known.id, sandboxActions[action], services.clock.now())
    if (!isNoticeLost(request.body)) await notify(app, services, known.id)
    return reply.redirect(isLateAction(action) ? `/sandbox/payment/${known.id}` : known.return_url, 303)
  })
}

/** What a seller's own dashboard, a buyer's bank or a buyer's card does after the payment. */
const reverse = async (
  { db, clock }: Services,
  payment: SandboxPayment,
  action: LateAction,
): Promise<void> => {
  const now = clock.now()
  if (action === 'chargeback') return chargeBackSandboxPayment(db, payment.id, now)
  if (action === 'refuse_card') {
    if (payment.mandate_id) await invalidateSandboxMandate(db, payment.mandate_id)
    return
  }
  const refunds = await sandboxRefunds(db, payment.id)
  const left = payment.amount_cents - refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (left <= 0) return
  const id = `re_${randomBytes(12).toString('base64url')}`
  await refundSandboxPayment(db, {
    id,
    key: `own:${id}`,
    amount_cents: left,
    status: 'refunded',
    payment,
    now,
  })
}

/** Empty for what cannot be a payment's. */
const idOf = ({ params }: FastifyRequest): string => {
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
  return /^[\w-]{1,100}$/.test(id) ? id : ''
}

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined
  return isSandboxAction(action) || isLateAction(action) ? action : undefined
}

/** For tests of what happens then: the page has no button for it. */
const isNoticeLost = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'notice' in body && body.notice === 'lost'

const show = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { db }: Services,
  payment: SandboxPayment | undefined,
) => {
  const refunds = payment ? await sandboxRefunds(db, payment.id) : []
  const refunded = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return reply
    .status(payment ? 200 : 404)
    .header('Content-Security-Policy', sandboxPolicy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(sandboxPage(payment && { ...payment, refunded_cents: refunded }, request.language))
}

/** A notice that gets lost does no harm: unsettled orders ask by themselves. */
const notify = async (app: FastifyInstance, { log }: Services, id: string): Promise<void> => {
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : undefined
  try {
    await fetch(`http://127.0.0.1:${port}/api/webhooks/psp.php?provider=sandbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(5000),
    })
  } catch (error) {
    log.warn({ err: error, provider_id: id }, 'the sandbox could not deliver its notice')
  }
}
