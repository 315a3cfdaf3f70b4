import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { until } from '../until.ts'

interface Recipe {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env: Readonly<Record<string, string>>
  /** What it writes is appended there, over all its lives. */
  readonly log: string
  readonly isReady: () => Promise<boolean>
  /** Ends by itself where the drill is gone: programs of ours that hear of their parent. */
  readonly hearsParent?: boolean
}

/** A process as systemd keeps one, but that whoever holds it says when. */
export interface Server {
  readonly name: string
  /** Resolves once it serves. */
  readonly start: () => Promise<void>
  /** With -9. */
  readonly kill: () => Promise<void>
  /** With SIGTERM, and in its own time. */
  readonly stop: () => Promise<void>
  /** The end of the drill, whoever is about to start it again. */
  readonly retire: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** Of the process that lives now. */
  readonly pid: () => number
  /** How it ended where nobody had asked for it. */
  readonly died: () => readonly string[]
}

export const createServer = ({ name, command, env, log, isReady, hearsParent }: Recipe): Server => {
  const [program, ...args] = command
  const died: string[] = []
  let child: ChildProcess | null = null
  let asked = false
  let retired = false

  const start = async () => {
    if (retired) throw new Error(`the drill is over: ${name} is not started again`)
    asked = false
    const file = openSync(log, 'a')
    const started = spawn(program, args, {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', file, file, ...(hearsParent ? ['ipc' as const] : [])],
    })
    closeSync(file)
    child = started
    started.on('exit', (code, signal) => {
      if (!asked) died.push(`${name} ended by itself (${signal ?? `code ${code}`})`)
    })
    await until(`${name} serves`, async () => {
      if (started.exitCode !== null) throw new Error(`${name} ended at its start: see ${log}`)
      return isReady()
    })
  }

  const end = async (signal: NodeJS.Signals) => {
    asked = true
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    name,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    retire: (signal) => {
      retired = true
      return end(signal)
    },
    pid: () => child?.pid ?? 0,
    died: () => died,
  }
}

/** Whether an address of this machine answers 200. */
export const answers = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}
