import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { like, unlike } from './calls/likes/like.ts'
import { getLikes } from './calls/likes/likes.ts'
import { getMembers } from './calls/members/members.ts'
import { poll } from './calls/realtime/poll.ts'
import { getMe, login } from './calls/session/user.ts'
import { createClient } from './client.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Scripted = { status: number; body?: unknown; headers?: Record<string, string> }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server that answers with these in turn (the last one for ever) and remembers what it was asked. */
const serverThat = async (...answers: (Scripted | 'hang up' | 'hang')[]) => {
  const seen: Seen[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const answer = answers[Math.min(seen.length, answers.length) - 1]
    if (answer === 'hang') return
    if (answer === 'hang up' || !answer) return void request.socket.destroy()
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }
  const started = createServer((request, response) => void handle(request, response))
  servers.push(started)
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready))
  const address = started.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { seen, client: createClient({ baseURL: `http://127.0.0.1:${port}`, retryDelay: 1 }) }
}

const down: Scripted = { status: 500, body: { error: 'server_error', request_id: 'r' } }
const fine: Scripted = { status: 200, body: { liked: true, match: false, held: false } }

describe('retries', () => {
  it('repeats a read five times after the first try, then rejects', async () => {
    const { client, seen } = await serverThat(down)
    await expect(client.call(getLikes, {})).rejects.toMatchObject({ code: 'server_error', status: 500 })
    expect(seen).toHaveLength(6)
  })

  it('repeats after a broken connection', async () => {
    const { client, seen } = await serverThat('hang up', fine)
    await client.call(unlike, { profile_id: 7 })
    expect(seen.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
  })

  it('repeats an idempotent POST with one and the same key', async () => {
    const { client, seen } = await serverThat(down, down, fine)
    await client.call(like, { profile_id: 7 })
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('takes the key of the caller, so that a second click is the same call', async () => {
    const { client, seen } = await serverThat(fine)
    await client.call(like, { profile_id: 7 }, { idempotencyKey: 'my-key' })
    expect(seen[0]?.headers['idempotency-key']).toBe('my-key')
  })

  it.each([
    ['a POST without a key', login, { email: 'a@example.test', password: 'x' }, down],
    [
      'a 429',
      getLikes,
      {},
      { status: 429, body: { error: 'rate_limited' }, headers: { 'Retry-After': '1' } },
    ],
    ['a refusal', getLikes, {}, { status: 404, body: { error: 'not_found' } }],
  ] as const)('never repeats %s', async (_, definition, input, answer) => {
    const { client, seen } = await serverThat(answer)
    await expect(client.call(definition as typeof getLikes, input)).rejects.toBeDefined()
    expect(seen).toHaveLength(1)
  })

  it('leaves pollers to their own schedule', async () => {
    const { client, seen } = await serverThat(down)
    await expect(client.call(poll, {}, { retries: false })).rejects.toBeDefined()
    expect(seen).toHaveLength(1)
  })
})

describe('what goes out', () => {
  it('names itself on every call and sends lists as one value', async () => {
    const { client, seen } = await serverThat({ status: 200, body: {} })
    await client.call(getMembers, { interests: [3, 9], online: true })
    expect(seen[0]?.headers['x-request-type']).toBe('client')
    expect(new URL(seen[0]?.url ?? '', 'http://x').searchParams.get('interests')).toBe('3,9')
  })

  it('tells where a visitor came from', async () => {
    const { client, seen } = await serverThat({ status: 200, body: {} })
    client.setTrafficSource(() => 'partner')
    await client.call(getMembers, {})
    expect(seen[0]?.headers['x-traffic-source']).toBe('partner')
  })

  it('says how its page came to be open, until somebody has acted on it', async () => {
    const { client, seen } = await serverThat({ status: 200, body: {} }, { status: 200, body: {} })
    let arrival: 'foreign' | 'acted' = 'foreign'
    client.setArrival(() => arrival)
    await client.call(getMembers, {})
    arrival = 'acted'
    await client.call(getMembers, {})
    expect(seen.map(({ headers }) => headers['x-arrival'])).toEqual(['foreign', undefined])
  })

  it('asks with the ETag it knows, and answers a 304 with what it kept', async () => {
    const { client, seen } = await serverThat(
      { status: 200, body: { user_rev: 4 }, headers: { ETag: '"4"' } },
      { status: 304 },
    )
    await client.call(poll, {})
    expect(await client.call(poll, {})).toEqual({ user_rev: 4 })
    expect(seen[1]?.headers['if-none-match']).toBe('"4"')
  })

  it('forgets kept answers when the session changes', async () => {
    const { client, seen } = await serverThat({ status: 200, body: {}, headers: { ETag: '"4"' } })
    await client.call(poll, {})
    client.forgetAnswers()
    await client.call(poll, {})
    expect(seen[1]?.headers['if-none-match']).toBeUndefined()
  })

  it('does not keep an answer that the session it was asked in did not live to see', async () => {
    const { client, seen } = await serverThat({ status: 200, body: {}, headers: { ETag: '"4"' } })
    const underway = client.call(poll, {})
    client.forgetAnswers()
    await underway
    await client.call(poll, {})
    expect(seen[1]?.headers['if-none-match']).toBeUndefined()
  })
})

describe('errors', () => {
  it('carry code, message, parameters, fields and request id', async () => {
    const fields = { email: { code: 'email_invalid', message: 'Ongeldige e-mail' } }
    const body = {
      error: 'validation_failed',
      message: 'Controleer',
      params: { max: 2 },
      fields,
      request_id: 'r1',
    }
    const { client } = await serverThat({ status: 422, body })
    await expect(client.call(getLikes, {})).rejects.toMatchObject({
      code: 'validation_failed',
      status: 422,
      message: 'Controleer',
      params: { max: 2 },
      fields,
      requestId: 'r1',
    })
  })

  it('are server_error where the body says nothing known', async () => {
    const { client } = await serverThat({ status: 404, body: { error: 'from_the_future' } })
    await expect(client.call(getLikes, {})).rejects.toMatchObject({ code: 'server_error', status: 404 })
  })

  it('are offline without an answer and timeout without one in time', async () => {
    const cut = await serverThat('hang up')
    await expect(cut.client.call(getLikes, {}, { retries: false })).rejects.toMatchObject({ code: 'offline' })
    const slow = await serverThat('hang')
    const late = slow.client.call(getLikes, {}, { retries: false, timeout: 30 })
    await expect(late).rejects.toMatchObject({ code: 'timeout', status: 0 })
  })
})

describe('a session that is gone', () => {
  const gone = { status: 403, body: { error: 'authentication_required', authentication_required: true } }

  it('is told to the listener, from any call but the user endpoint', async () => {
    const { client } = await serverThat(gone)
    let told = 0
    const forget = client.onAuthenticationRequired(() => {
      told += 1
    })
    await expect(client.call(getMe, {})).rejects.toMatchObject({ authenticationRequired: true })
    expect(told).toBe(0)
    await expect(client.call(getLikes, {})).rejects.toBeDefined()
    expect(told).toBe(1)
    forget()
    await expect(client.call(getLikes, {})).rejects.toBeDefined()
    expect(told).toBe(1)
  })

  it('is not any other 403', async () => {
    const { client } = await serverThat({ status: 403, body: { error: 'premium_only' } })
    let told = 0
    client.onAuthenticationRequired(() => {
      told += 1
    })
    await expect(client.call(getLikes, {})).rejects.toMatchObject({ code: 'premium_only' })
    expect(told).toBe(0)
  })
})
