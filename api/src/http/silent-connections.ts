import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Cuts connections on which nothing was ever asked, as browsers and proxies open them ahead. Node counts them as busy
 * and would wait a minute for their first request before it closes.
 */
export const watchSilentConnections = (server: Server): { cut: () => void } => {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return {
    cut: () => {
      for (const socket of silent) socket.destroy()
    },
  }
}
