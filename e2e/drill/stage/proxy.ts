import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { selfSigned } from '../../bench/certificate.ts'
import { until } from '../until.ts'
import type { Place } from './place.ts'
import { proxySettings } from './proxy-settings.ts'
import { createServer, type Server } from './server.ts'

/** nginx, as production has it: a process that starts others, which answer. */
export interface FrontProxy extends Server {
  /** Those that answer, with -9; the first process starts others. */
  readonly killWorkers: () => Promise<void>
  /** New ones take what comes, the old ones finish what they have. */
  readonly reload: () => Promise<void>
  /** Whom members trust. */
  readonly certificate: string
}

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path))

export const createProxy = async (place: Place): Promise<FrontProxy> => {
  if (!program) throw new Error('No nginx: install it with `apt-get install nginx-light`')
  const { folder, logs, ports } = place
  const { key, cert } = selfSigned()
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 })
  await writeFile(join(folder, 'certificate.pem'), cert)
  const settings = join(folder, 'nginx.conf')
  await writeFile(settings, proxySettings(place))
  const server = createServer({
    name: 'proxy',
    command: [program, '-c', settings, '-p', folder],
    env: {},
    log: join(logs, 'proxy.log'),
    isReady: () => listens(ports.https),
  })
  const workers = async (): Promise<number[]> => {
    const pid = server.pid()
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.trim().split(' ').filter(Boolean).map(Number)
  }
  return {
    ...server,
    certificate: cert,
    killWorkers: async () => {
      const old = await workers()
      for (const id of old) process.kill(id, 'SIGKILL')
      await until('the proxy has other workers', async () => {
        const now = await workers()
        return now.length >= old.length && !now.some((id) => old.includes(id))
      })
    },
    reload: async () => {
      const old = await workers()
      process.kill(server.pid(), 'SIGHUP')
      await until('the proxy has newer workers', async () =>
        (await workers()).some((id) => !old.includes(id)),
      )
    },
  }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
