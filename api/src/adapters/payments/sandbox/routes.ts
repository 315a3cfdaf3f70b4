import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../services.ts'
import { isSandboxAction, sandboxActions } from './actions.ts'
import { sandboxPage, sandboxPolicy } from './page.ts'
import { decideSandboxPayment, findSandboxPayment, type SandboxPayment } from './store.ts'

/**
 * The provider's own site: its hosted page, and the notice it sends when a payment changes, over HTTP like any
 * provider's. Whoever knows a payment's address may pay it.
 */
export const sandboxRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(formbody)
  app.get('/sandbox/payment/:id', async (request, reply) => {
    const payment = await findSandboxPayment(services.db, idOf(request))
    return show(request, reply, payment)
  })
  app.post('/sandbox/payment/:id', async (request, reply) => {
    const action = actionOf(request.body)
    const known = await findSandboxPayment(services.db, idOf(request))
    if (!known || !action) return show(request, reply, known)
    const now = services.clock.now()
    const payment = await decideSandboxPayment(services.db, known.id, sandboxActions[action], now)
    await notify(app, services, known.id)
    return reply.redirect(payment?.return_url ?? known.return_url, 303)
  })
}

const idOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''

const actionOf = (body: unknown) => {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined
  return isSandboxAction(action) ? action : undefined
}

const show = (request: FastifyRequest, reply: FastifyReply, payment: SandboxPayment | undefined) =>
  reply
    .status(payment ? 200 : 404)
    .header('Content-Security-Policy', sandboxPolicy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(sandboxPage(payment, request.language))

/** A notice that gets lost is no harm: unsettled orders ask by themselves. */
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
