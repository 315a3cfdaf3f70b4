import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/** Whoever publishes holds the lock file; one left by a process that is gone is taken over. */
export const withPublishLock = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  await takeLock(lock, Date.now() + 30_000)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

const takeLock = async (lock: string, until: number): Promise<void> => {
  for (;;) {
    try {
      const file = await open(lock, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return
    } catch (cause) {
      if (errorCode(cause) !== 'EEXIST') throw cause
    }
    if (await isLeftBehind(lock)) await rm(lock, { force: true })
    else if (Date.now() > until) throw new Error(`somebody else has been publishing for 30 s: ${lock}`)
    else await wait(100)
  }
}

const isLeftBehind = async (lock: string): Promise<boolean> => {
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  if (!holder) return false
  try {
    process.kill(holder, 0)
    return false
  } catch (cause) {
    return errorCode(cause) === 'ESRCH'
  }
}
