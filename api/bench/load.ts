import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Statuses that count as done. */
  expect: readonly number[]
  /** Is given the ETag of the answer. */
  hear?: (etag: string) => void
}

export type Measured = {
  calls: number
  seconds: number
  /** Milliseconds of each call, ascending. */
  times: number[]
}

type Options = {
  url: string
  atOnce: number
  seconds: number
  next: (count: number) => Call
  /** Milliseconds from the begin of a call to that of the next, for each of those at once; without it they hurry. */
  every?: number
}

/** Keeps `atOnce` calls going for some seconds. A call that is refused ends the measurement. */
export const load = async ({ url, atOnce, seconds, next, every }: Options): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0
  const worker = async (_: unknown, index: number) => {
    // Spread: they do not begin all at once.
    if (every !== undefined) await wait((every * index) / atOnce)
    while (performance.now() < end) {
      const call = next(count)
      count += 1
      const begun = performance.now()
      const status = await send(agent, url, call)
      times.push(performance.now() - begun)
      if (every !== undefined) await wait(Math.max(0, begun + every - performance.now()))
      if (!call.expect.includes(status)) throw new Error(`${call.method} ${call.path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }).map(worker))
  agent.destroy()
  return {
    calls: times.length,
    seconds: (performance.now() - started) / 1000,
    times: times.sort((a, b) => a - b),
  }
}

const send = (agent: Agent, url: string, { method, path, headers, body, hear }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const call = request(
      url + path,
      {
        agent,
        method,
        headers: {
          'X-Request-Type': 'client',
          ...(content === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
          ...headers,
        },
      },
      (response) => {
        response.resume()
        hear?.(response.headers.etag ?? '')
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(content)
  })

export const percentile = ({ times }: Measured, part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
