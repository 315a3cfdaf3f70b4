import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface TestApi {
  readonly address: string
  /** What came in, newest last, but for what the document server asks by itself now and then. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  readonly close: () => Promise<void>
}

/** An HTTP server in the API's place: the network edge of tests. */
export const startTestApi = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestApi> => {
  const asked: TestApi['asked'] = []
  const server = createServer((request, response) => {
    if (request.url === '/calls') return void response.writeHead(404).end()
    asked.push({ path: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const answerWith = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
