import { Agent, request as ask } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'

interface Front {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Headers that HTTP/2 forbids: they belong to one HTTP/1.1 connection. */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

const withoutConnection = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.has(name)),
  )

/** HTTP/2 and TLS in front of a server that speaks HTTP/1.1: what every site has in front of it. */
export const http2Front = async (
  upstream: string,
  credentials: { readonly key: string; readonly cert: string },
): Promise<Front> => {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(upstream)
  const hand = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const onward = ask({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.url,
      headers: {
        ...withoutConnection(request.headers),
        host: request.authority,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': request.authority,
      },
    })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
      pipeline(answer, response, () => undefined)
    })
    onward.on('error', () => response.stream?.destroy())
    response.on('close', () => {
      if (!response.writableFinished) onward.destroy()
    })
    pipeline(request, onward, () => undefined)
  }
  const server = createSecureServer({ ...credentials, allowHTTP1: false }, hand)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `https://localhost:${address.port}`,
    stop: async () => {
      for (const session of sessions) session.destroy()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
