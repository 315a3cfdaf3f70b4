import { spawn } from 'node:child_process'
import { projectRoot } from '../project.ts'

export interface ProgramResult {
  readonly ok: boolean
  readonly output: string
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Show the output while it comes, instead of only collecting it. */
  readonly show?: boolean
  /** Another folder than the project's. */
  readonly cwd?: string
}

/** Runs a program, in the project's folder where nothing else is said, without input, and keeps what it said. */
export const runProgram = (
  command: string,
  args: readonly string[],
  { env = {}, show = false, cwd = projectRoot }: ProgramOptions = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const heard: Buffer[] = []
    const hear = (data: Buffer) => {
      heard.push(data)
      if (show) process.stdout.write(data)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (cause) => resolve({ ok: false, output: cause.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(heard).toString() }))
  })
