import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuseConnection } from './refusal.ts'
import { StartError } from './start-error.ts'

export interface Listening {
  readonly port: number
  /** Takes nothing new; what is under way has `finishMs`. */
  readonly close: (finishMs?: number) => Promise<void>
}

/**
 * Listens on `host`, or on both loopback addresses where none is given: what `localhost` means differs between
 * browsers and tools. A machine without IPv6 makes do with one.
 */
export const listen = async (
  handler: RequestListener,
  port: number,
  host: string | null,
): Promise<Listening> => {
  const first = await open(handler, port, host ?? '127.0.0.1')
  const chosen = portOf(first)
  const servers = [first]
  if (host === null) {
    const second = await open(handler, chosen, '::1').catch(async (cause) => {
      if (!(cause instanceof StartError)) return null
      await closeAll([first])
      throw cause
    })
    if (second) servers.push(second)
  }
  return { port: chosen, close: (finishMs) => closeAll(servers, finishMs) }
}

/** Before minutes are spent on what a taken port would waste. */
export const requireFreePort = async (port: number, host: string | null): Promise<void> => {
  const probe = await listen(() => {}, port, host)
  await probe.close()
}

const open = (handler: RequestListener, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    // Longer than any usual proxy in front keeps its side, so that it never writes into a closing connection.
    const server = createServer({ keepAliveTimeout: 75_000 }, handler)
    server.on('clientError', refuseConnection)
    server.once('error', (cause: NodeJS.ErrnoException) => reject(startErrorOf(cause, host, port)))
    server.listen({ port, host, ipv6Only: host === '::1' }, () => resolve(server))
  })

const startErrorOf = (cause: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (cause.code === 'EADDRINUSE') {
    return new StartError(`port ${port} is taken: stop what listens there, or choose another with PORT`)
  }
  if (cause.code === 'EACCES') {
    return new StartError(`port ${port} may not be opened by this user: choose one above 1023 with PORT`)
  }
  if (host !== '::1' && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause.code ?? '')) {
    return new StartError(`HOST is ${JSON.stringify(host)}: this machine has no such address`)
  }
  return cause
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** Idle connections go at once, those with an answer under way after it. */
const closeAll = async (servers: readonly Server[], finishMs = 2000): Promise<void> => {
  const impatience = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, finishMs)
  const idle = setInterval(() => {
    for (const server of servers) server.closeIdleConnections()
  }, 50)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  clearTimeout(impatience)
  clearInterval(idle)
}
