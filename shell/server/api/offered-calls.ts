import { readFile, rename, writeFile } from 'node:fs/promises'
import type { CallShapes } from '@lonk/shared-api/call-shapes.ts'
import * as z from 'zod/mini'
import { errorCode } from '../error-code.ts'
import type { Report } from '../log.ts'
import { storeLayout } from '../registry/store-layout.ts'

/** What the API that runs takes and gives, and when it said so. */
export interface OfferedCalls {
  readonly since: string
  readonly calls: CallShapes
}

const callShapes = z.record(z.string(), z.object({ is: z.string(), demanded: z.optional(z.literal(true)) }))
const offeredCalls = z.object({ since: z.string(), calls: callShapes })

/** As a document server of this store heard it last; null where none has, or may not write to the store. */
export const readOfferedCalls = async (storeFolder: string): Promise<OfferedCalls | null> => {
  const content = await readFile(storeLayout(storeFolder).apiCalls, 'utf8').catch(() => 'null')
  try {
    return offeredCalls.parse(JSON.parse(content)) as OfferedCalls
  } catch {
    return null
  }
}

interface Source {
  readonly addressOf: () => string | null
  /** The store, where whoever releases on this machine looks; one that may only be read is left as it is. */
  readonly storeFolder: string
  readonly report: Report
  readonly now?: () => Date
  /** Milliseconds from one question to the next. */
  readonly every?: number
}

export interface CallsRound {
  readonly go: () => Promise<void>
  readonly stop: () => void
}

const mayNotWrite = (cause: unknown): boolean => ['EROFS', 'EACCES', 'EPERM'].includes(errorCode(cause) ?? '')

/**
 * Asks the API now and then what it takes and gives, and keeps the answer for whoever releases beside this server: an
 * API that was upgraded meanwhile is what the next release is held against. While it is away its last answer stands.
 */
export const createCallsRound = ({
  addressOf,
  storeFolder,
  report,
  now = () => new Date(),
  every = 60_000,
}: Source): CallsRound => {
  let etag: string | null = null

  const ask = async (): Promise<void> => {
    const address = addressOf()
    if (!address) return
    const response = await fetch(`${address}/calls`, {
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(5000),
    })
    if (response.status !== 200) return response.body?.cancel()
    const calls = callShapes.parse(await response.json())
    const file = storeLayout(storeFolder).apiCalls
    // Other servers of this store may write at the same moment, without a lock.
    const draft = `${file}.${process.pid}`
    await writeFile(draft, JSON.stringify({ since: now().toISOString(), calls }))
    await rename(draft, file)
    etag = response.headers.get('etag')
  }

  // One after the other: they write the same file.
  let turn: Promise<void> = Promise.resolve()
  const go = (): Promise<void> => {
    turn = turn.catch(() => {}).then(ask)
    return turn
  }

  let stopped = false
  let failing = false
  const goOn = (): void => {
    go().then(
      () => {
        failing = false
      },
      (cause) => {
        if (!failing && !stopped && !mayNotWrite(cause)) report('api calls unknown', { cause: String(cause) })
        failing = true
      },
    )
  }
  const timer = setInterval(goOn, every)
  timer.unref()
  goOn()
  const stop = () => {
    stopped = true
    clearInterval(timer)
  }
  return { go, stop }
}
