import { hash, randomUUID } from 'node:crypto'
import { type FileHandle, link, open, readFile, rm, stat } from 'node:fs/promises'
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
  /** Ends the waiting, but not what is done once the lock is held. */
  readonly stopped?: AbortSignal
}

/**
 * Whoever publishes holds the lock file, which says who that is. One left by a process that is gone is taken over: at
 * once where that can be seen, else after a minute's silence. A name and a number that live prove nothing: a container
 * that starts again has both from before.
 */
export const withPublishLock = async <T>(
  lock: string,
  work: () => Promise<T>,
  { patience = 30_000, stopped }: Patience = {},
): Promise<T> => {
  const own = await takeLock(lock, Date.now() + patience, stopped)
  const beating = setInterval(() => {
    const now = new Date()
    // Its own file and no other: what took the lock away meanwhile is told by the swap, which compares sequences.
    own.file.utimes(now, now).catch(() => undefined)
  }, beat)
  beating.unref()
  try {
    return await work()
  } finally {
    clearInterval(beating)
    await own.file.close()
    await removeLock(lock, own.content)
  }
}

interface Held {
  readonly file: FileHandle
  /** Names nobody else: no two locks are alike. */
  readonly content: string
}

const takeLock = async (lock: string, until: number, stopped?: AbortSignal): Promise<Held> => {
  // Written whole before it has the lock's name: killed in between, it leaves a draft and no lock without a holder.
  const id = randomUUID()
  const draft = `${lock}.${id}`
  const content = JSON.stringify({ host: hostname(), pid: process.pid, since: new Date().toISOString(), id })
  const file = await open(draft, 'wx')
  try {
    await file.writeFile(content)
    while (!(await isLinked(draft, lock))) {
      const there = await readFile(lock, 'utf8').catch(() => null)
      if (there === null) continue
      const holder = holderIn(there)
      if ((await isLeftBehind(lock, holder)) && (await removeLock(lock, there))) continue
      if (Date.now() > until) throw new StartError(inTheWay(lock, holder))
      await wait(100, undefined, stopped ? { signal: stopped } : {})
    }
    return { file, content }
  } catch (cause) {
    await file.close()
    throw cause
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Removes the lock if it still is what was read, and no other one. A link that is named after what was read is made by
 * one of all that would remove it; what that one holds in its hand is compared before the lock goes. False where somebody
 * else is at it.
 */
export const removeLock = async (lock: string, content: string): Promise<boolean> => {
  const claim = `${lock}.gone-${hash('sha256', content).slice(0, 16)}`
  try {
    if (!(await isLinked(lock, claim))) return await isOldClaim(claim)
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return true
    throw cause
  }
  try {
    if ((await readFile(claim, 'utf8')) === content) await rm(lock, { force: true })
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/** Whoever made it was killed within the moment that it takes. */
const isOldClaim = async (claim: string): Promise<boolean> => {
  const seen = await stat(claim).catch(() => null)
  if (seen === null) return true
  if (Date.now() - seen.ctimeMs <= silence) return false
  await rm(claim, { force: true })
  return true
}

const isLinked = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to)
    return true
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return false
    throw cause
  }
}

const holderIn = (content: string): Holder | null => {
  try {
    return holderOf.parse(JSON.parse(content))
  } catch {
    return null
  }
}

const isLeftBehind = async (lock: string, holder: Holder | null): Promise<boolean> => {
  if (holder && holder.host === hostname() && !isAlive(holder.pid)) return true
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
    ? `process ${holder.pid} on ${holder.host} has been publishing since ${holder.since}: wait for it, or end it (${lock}); a minute after its last sign of life it is passed over`
    : `somebody is publishing, and ${lock} does not say who: it is passed over a minute after its last sign of life`
