import { request } from 'node:http'

export interface Reply {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly text: string
  /** The answer's body where it is JSON, else null. */
  readonly json: unknown
}

interface Question {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
  /** How long an answer may take; 30 s by default. */
  readonly patience?: number
}

/**
 * One request exactly as given: the path is not tidied up, and no header is added or refused, as `fetch` would. Null
 * where no answer came in time.
 */
export const ask = (address: string, path: string, question: Question = {}): Promise<Reply | null> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const { method = 'GET', headers = {}, body, patience = 30_000 } = question
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const call = request({
      hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
      agent: false,
      signal: AbortSignal.timeout(patience),
    })
    call.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => resolve(null))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: jsonOf(text, response.headers['content-type']),
        })
      })
    })
    call.on('error', (cause) => {
      if (cause.name === 'AbortError') resolve(null)
      else reject(cause)
    })
    call.end(body)
  })

const jsonOf = (text: string, type: string | undefined): unknown => {
  if (!type?.includes('json')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
