import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const file = fileURLToPath(new URL('./dying-api.ts', import.meta.url))

export type DyingApi = {
  origin: string
  /** From now on so many statements go through; the next one is its death. Absent: it lives. */
  arm: (statements: number) => Promise<void>
  /** The same, but it only hangs there, with all that it has open. */
  armToStandStill: (statements: number) => Promise<void>
  wake: () => void
  /** Statements since it was armed. */
  counted: () => Promise<number>
  /** Resolves once it is gone, by its own hand or ours. */
  end: () => Promise<void>
}

/** A process of the API that can be told to die at a statement. */
export const startDying = async (environment: Record<string, string>): Promise<DyingApi> => {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment }
  const child = fork(file, { env, execArgv: [], stdio: 'ignore' })
  const gone = once(child, 'exit')
  const { port } = await Promise.race([
    told(child, 'listening'),
    gone.then(() => Promise.reject(new Error('The API ended before it listened'))),
  ])
  const arm = async (wish: { dieAfter: number; standStill?: boolean }) => {
    const armed = told(child, 'armed')
    child.send(wish)
    // A duty of its own may have been the next statement: then it died before it could say that it was armed.
    await Promise.race([armed, gone])
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    arm: (dieAfter) => arm({ dieAfter }),
    armToStandStill: (dieAfter) => arm({ dieAfter, standStill: true }),
    wake: () => child.kill('SIGCONT'),
    counted: async () => {
      const answer = told(child, 'counted')
      child.send({ howMany: true })
      return Number((await answer).counted)
    },
    end: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

type Told = { type?: string; port?: number; counted?: number }

const told = async (child: ChildProcess, type: string): Promise<Told> => {
  for (;;) {
    const [message]: Told[] = await once(child, 'message')
    if (message?.type === type) return message
  }
}
