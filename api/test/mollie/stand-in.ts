import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'

// Mollie's API as its reference describes it (docs.mollie.com): bodies, HAL errors, idempotency, redirects, webhooks.

type Json = Record<string, unknown>
type Amount = { value: string; currency: string }
export type StandInPayment = Json & { id: string; status: string; amount: Amount; webhookUrl?: string }

const file = (name: string) => readFileSync(new URL(name, import.meta.url))
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`
const now = () => new Date().toISOString()

class Refused extends Error {
  readonly status: number
  readonly field: string | undefined
  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.field = field
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

export const startStandIn = async (apiKey: string) => {
  const payments = new Map<string, StandInPayment>()
  const refunds: (Json & { id: string; paymentId: string; amount: Amount })[] = []
  const chargebacks: (Json & { id: string; paymentId: string })[] = []
  const mandates = new Map<
    string,
    Json & { id: string; customerId: string; status: string; method: string }
  >()
  const answered = new Map<string, { status: number; body: Json }>()
  /** Paths that were asked for, as they came. */
  const asked: string[] = []
  const trouble = { down: 0, dropAnswers: 0 }
  let origin = ''

  const paymentView = (payment: StandInPayment, embed: boolean): Json => ({
    ...payment,
    ...(embed ? { _embedded: { refunds: refunds.filter(({ paymentId }) => paymentId === payment.id) } } : {}),
    _links: {
      self: { href: `${origin}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payment.status === 'open' && payment.sequenceType !== 'recurring'
        ? { checkout: { href: `${origin}/checkout/${payment.id}`, type: 'text/html' } }
        : {}),
    },
  })

  const requirePayment = (id: string): StandInPayment => {
    const payment = payments.get(id)
    if (!payment) throw new Refused(404, `No payment exists with token ${id}.`)
    return payment
  }

  const createPayment = (body: Json): Json => {
    const amount = Object(body.amount)
    if (!/^\d+\.\d{2}$/.test(amount.value))
      throw new Refused(422, 'The amount contains an invalid value', 'amount')
    const recurring = body.sequenceType === 'recurring'
    if (!recurring && !body.redirectUrl) throw new Refused(422, 'The redirect URL is missing', 'redirectUrl')
    if (recurring && body.redirectUrl) throw new Refused(422, 'A redirect URL is not allowed', 'redirectUrl')
    const mandate = mandates.get(String(body.mandateId))
    if (recurring && (!mandate || mandate.customerId !== body.customerId || mandate.status !== 'valid'))
      throw new Refused(422, 'The specified mandate is invalid', 'mandateId')
    const { idempotencyKey: _, ...fields } = body
    const payment: StandInPayment = {
      resource: 'payment',
      id: newId('tr'),
      mode: 'test',
      createdAt: now(),
      status: recurring ? 'pending' : 'open',
      isCancelable: true,
      profileId: 'pfl_test',
      sequenceType: 'oneoff',
      ...fields,
      amount,
    }
    payments.set(payment.id, payment)
    return paymentView(payment, false)
  }

  const createRefund = (id: string, body: Json): Json => {
    const payment = requirePayment(id)
    const amount: Amount = Object(body.amount)
    const done = refunds.filter(({ paymentId }) => paymentId === id)
    const sum = done.reduce((total, refund) => total + Number(refund.amount.value), Number(amount.value))
    if (payment.status !== 'paid') throw new Refused(422, 'The payment cannot be refunded')
    if (sum > Number(payment.amount.value) + 0.001)
      throw new Refused(409, 'A duplicate refund has been detected')
    const refund = {
      resource: 'refund',
      id: newId('re'),
      status: 'pending',
      paymentId: id,
      createdAt: now(),
      ...body,
      amount,
    }
    refunds.push(refund)
    payment.amountRefunded = { ...amount, value: sum.toFixed(2) }
    return refund
  }

  /** Newest first, from the one that `from` names on; where there are more, `next` names the first of them. */
  const listPayments = (query: URLSearchParams): Json => {
    const limit = Number(query.get('limit') ?? 50)
    if (!(limit >= 1 && limit <= 250)) throw new Refused(400, 'The limit must be between 1 and 250', 'limit')
    const all = [...payments.values()].reverse()
    const from = query.get('from')
    const start = from ? all.findIndex(({ id }) => id === from) : 0
    if (start < 0) throw new Refused(400, `No payment exists with token ${from}.`, 'from')
    const items = all.slice(start, start + limit).map((payment) => paymentView(payment, false))
    const following = all[start + limit]
    const body = page('payments', items)
    if (!following) return body
    const href = `${origin}/v2/payments?from=${following.id}&limit=${limit}`
    return { ...body, _links: { ...Object(body._links), next: { href, type: 'application/hal+json' } } }
  }

  const page = (name: string, items: Json[]): Json => ({
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: { href: origin, type: 'application/hal+json' }, previous: null, next: null },
  })

  const route = (
    method: string,
    path: string,
    query: URLSearchParams,
    body: Json,
  ): { status: number; body: Json } => {
    const [, kind = '', id = '', part = ''] = path.replace(/^\/v2/, '').split('/')
    const at = `${method} ${kind}${id ? '/:id' : ''}${part ? `/${part}` : ''}`
    if (at === 'GET payments') return { status: 200, body: listPayments(query) }
    if (at === 'POST payments') return { status: 201, body: createPayment(body) }
    if (at === 'GET payments/:id')
      return {
        status: 200,
        body: paymentView(requirePayment(id), query.get('embed')?.includes('refunds') ?? false),
      }
    if (at === 'DELETE payments/:id') {
      const payment = requirePayment(id)
      if (payment.status !== 'open') throw new Refused(422, 'The payment cannot be canceled')
      payment.status = 'canceled'
      return { status: 200, body: paymentView(payment, false) }
    }
    if (at === 'POST payments/:id/refunds') return { status: 201, body: createRefund(id, body) }
    if (at === 'GET refunds') return { status: 200, body: page('refunds', refunds) }
    if (at === 'GET chargebacks') return { status: 200, body: page('chargebacks', chargebacks) }
    if (at === 'POST customers')
      return { status: 201, body: { resource: 'customer', id: newId('cst'), ...body } }
    if (at === 'POST customers/:id/mandates') {
      const mandate = {
        resource: 'mandate',
        id: newId('mdt'),
        status: 'valid',
        customerId: id,
        method: String(body.method),
        ...body,
      }
      mandates.set(mandate.id, mandate)
      return { status: 201, body: mandate }
    }
    throw new Refused(404, `The requested resource was not found: ${at}`)
  }

  const server: Server = createServer(
    { key: file('localhost.key.pem'), cert: file('localhost.cert.pem') },
    (request, reply) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const send = ({ status, body }: { status: number; body: Json }) => {
          if (trouble.dropAnswers > 0) {
            trouble.dropAnswers -= 1
            request.socket.destroy()
            return
          }
          reply.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body))
        }
        const refuse = (status: number, detail: string, field?: string) =>
          send({ status, body: { status, title: 'Error', detail, ...(field ? { field } : {}), _links: {} } })
        if (trouble.down > 0) {
          trouble.down -= 1
          return refuse(429, 'Too many requests')
        }
        if (request.headers.authorization !== `Bearer ${apiKey}`)
          return refuse(401, 'Missing authentication, or failed to authenticate')
        const url = new URL(request.url ?? '/', origin)
        asked.push(url.pathname)
        const key = request.headers['idempotency-key']
        const known =
          typeof key === 'string' ? answered.get(`${request.method} ${url.pathname} ${key}`) : undefined
        if (known) return send(known)
        try {
          const text = Buffer.concat(chunks).toString('utf8')
          const answer = route(
            request.method ?? 'GET',
            url.pathname,
            url.searchParams,
            text ? JSON.parse(text) : {},
          )
          if (typeof key === 'string') answered.set(`${request.method} ${url.pathname} ${key}`, answer)
          send(answer)
        } catch (error) {
          if (error instanceof Refused) refuse(error.status, error.message, error.field)
          else throw error
        }
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`

  return {
    url: `${origin}/v2/`,
    payments,
    refunds,
    asked,
    trouble,
    /** What a buyer does at the checkout, or a bank afterwards; nobody is told yet. */
    decide: (id: string, status: string) => {
      const payment = requirePayment(id)
      payment.status = status
      if (status === 'paid') payment.paidAt = now()
      if (status === 'paid' && payment.sequenceType === 'first') {
        const mandate = {
          id: newId('mdt'),
          customerId: String(payment.customerId),
          status: 'valid',
          method: 'creditcard',
        }
        mandates.set(mandate.id, mandate)
        Object.assign(payment, { mandateId: mandate.id, details: { cardLabel: 'Visa', cardNumber: '4242' } })
      }
    },
    chargeBack: (id: string) => {
      const payment = requirePayment(id)
      payment.amountChargedBack = payment.amount
      chargebacks.push({
        resource: 'chargeback',
        id: newId('chb'),
        paymentId: id,
        createdAt: now(),
        amount: payment.amount,
      })
    },
    refuseMandates: () => {
      for (const mandate of mandates.values()) mandate.status = 'invalid'
    },
    /** Mollie posts the id as a form, and nothing else. */
    notify: (id: string): Promise<Response> =>
      fetch(String(requirePayment(id).webhookUrl), { method: 'POST', body: new URLSearchParams({ id }) }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
