import { spawn } from 'node:child_process'

/** A command under way. */
export interface RunningScript {
  /** Resolves with all that it has said, once that holds `text`; fails with it where the command ends before. */
  readonly says: (text: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Runs a script of a project's `configs/scripts`, as its npm command does. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningScript => {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let hasEnded = false
  const waiting = new Set<() => void>()
  const look = () => {
    for (const one of waiting) one()
  }
  const hear = (data: Buffer) => {
    said += data.toString()
    look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<void>((resolve) =>
    child.on('close', () => {
      hasEnded = true
      look()
      resolve()
    }),
  )
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (said.includes(text)) resolve(said)
          else if (hasEnded) reject(new Error(`ended without ${JSON.stringify(text)}:\n${said}`))
          else return
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
