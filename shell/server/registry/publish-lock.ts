import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start-error.ts'

const holderOf = z.object({ host: z.string(), pid: z.number(), since: z.string() })
type Holder = z.infer<typeof holderOf>

/** A holder says all the time that it lives: one that was silent for so long is gone, on whatever machine. */
const silence = 60_000
const beat = 5_000

interface Patience {
  /** Milliseconds to wait for another holder. */
  readonly patience?: number
}

/**
 * Whoever publishes holds the lock file, which says who that is. One left by a process that is gone is taken over: at
 * once on the machine where that can be seen, after a minute's silence on any other.
 */
export const withPublishLock = async <T>(
  lock: string,
  work: () => Promise<T>,
  { patience = 30_000 }: Patience = {},
): Promise<T> => {
  await takeLock(lock, Date.now() + patience)
  const beating = setInterval(() => {
    const now = new Date()
    // What took the lock away meanwhile is told by the swap, which compares sequences.
    utimes(lock, now, now).catch(() => undefined)
  }, beat)
  beating.unref()
  try {
    return await work()
  } finally {
    clearInterval(beating)
    await rm(lock, { force: true })
  }
}

const takeLock = async (lock: string, until: number): Promise<void> => {
  // Written whole before it has the lock's name: killed in between, it leaves a draft and no lock without a holder.
  const draft = `${lock}.${randomUUID()}`
  const own: Holder = { host: hostname(), pid: process.pid, since: new Date().toISOString() }
  await writeFile(draft, JSON.stringify(own))
  try {
    while (!(await isLinked(draft, lock))) {
      const holder = await readHolder(lock)
      if (await isLeftBehind(lock, holder)) await rm(lock, { force: true })
      else if (Date.now() > until) throw new StartError(inTheWay(lock, holder))
      else await wait(100)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

const isLinked = async (draft: string, lock: string): Promise<boolean> => {
  try {
    await link(draft, lock)
    return true
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return false
    throw cause
  }
}

const readHolder = async (lock: string): Promise<Holder | null> => {
  try {
    return holderOf.parse(JSON.parse(await readFile(lock, 'utf8')))
  } catch {
    return null
  }
}

const isLeftBehind = async (lock: string, holder: Holder | null): Promise<boolean> => {
  if (holder && holder.host === hostname()) return !isAlive(holder.pid)
  const seen = await stat(lock).catch(() => null)
  return seen !== null && Date.now() - seen.mtimeMs > silence
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return errorCode(cause) !== 'ESRCH'
  }
}

const inTheWay = (lock: string, holder: Holder | null): string =>
  holder
    ? `process ${holder.pid} on ${holder.host} has been publishing since ${holder.since}: wait for it, or end it (${lock})`
    : `somebody is publishing, and ${lock} does not say who: it is passed over a minute after its last sign of life`
