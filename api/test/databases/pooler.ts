import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { giveAway, identity, ownedFolder } from './postgres-programs.ts'
import type { PostgresServer } from './postgres-server.ts'

export type Pooler = { url: string; stop: () => Promise<void> }

type Settings = { mode: 'session' | 'transaction'; ignores?: string }

/** Debian's PgBouncer in front of a server of the tests. */
export const startPooler = async (
  { url }: Pick<PostgresServer, 'url'>,
  { mode, ignores = '' }: Settings,
): Promise<Pooler> => {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)
  if (!program) throw new Error('No PgBouncer: install it with `apt-get install pgbouncer`')
  const home = await ownedFolder()
  const port = await freePort()
  const config = join(home, 'pgbouncer.ini')
  await writeFile(
    config,
    [
      '[databases]',
      `lonk = host=${new URL(url).searchParams.get('host')} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      `ignore_startup_parameters = ${ignores}`,
      '',
    ].join('\n'),
  )
  await giveAway(config)
  const child = spawn(program, [config], { ...(await identity()), cwd: '/', stdio: 'ignore' })
  await untilListening(port)
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/lonk`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

const untilListening = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const is = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (is) return
    await pause(50)
  }
  throw new Error('The pooler of the tests did not start')
}
