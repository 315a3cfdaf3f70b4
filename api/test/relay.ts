import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { PostgresServer } from './databases/postgres-server.ts'

export type Relay = {
  /** The server's address, by way of the relay. */
  url: string
  /** From now on bytes are dropped in both directions and nobody is told, as by a router that forgot the connection. */
  silence: () => void
  /** New connections get through again; those that fell silent stay so. */
  speak: () => void
  close: () => Promise<void>
}

/** Sits between a process and the tests' database server. With a port of its own it can start late. */
export const startRelay = async ({ url }: Pick<PostgresServer, 'url'>, port = 0): Promise<Relay> => {
  const folder = new URL(url).searchParams.get('host')
  if (!folder) throw new Error('The server of the tests listens on a socket file')
  let silent = false
  const open = new Set<Socket>()
  const dropped = new WeakSet<Socket>()
  const server = createServer((from) => {
    const to = connect(join(folder, '.s.PGSQL.5432'))
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      if (silent) dropped.add(one)
      one.on('data', (bytes) => {
        if (!dropped.has(one)) other.write(bytes)
      })
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        if (!dropped.has(one)) other.destroy()
      })
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgresql://postgres@127.0.0.1:${Object(server.address()).port}/lonk`,
    silence: () => {
      silent = true
      for (const socket of open) dropped.add(socket)
    },
    speak: () => {
      silent = false
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
