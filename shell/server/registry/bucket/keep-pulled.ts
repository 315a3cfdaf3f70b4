import { mkdir } from 'node:fs/promises'
import { StorageError } from '@lonk/shared-api/bucket/storage-error.ts'
import { errorCode } from '../../error-code.ts'
import type { Report } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { withPublishLock } from '../publish-lock.ts'
import type { RegistryState } from '../registry-reader.ts'
import { storeLayout } from '../store-layout.ts'
import { RegistryFault, ReleaseFault } from './fault.ts'
import { bucketLayout } from './release-bucket.ts'
import { type PullSource, type Taken, takeOver, verifyShared } from './take-over.ts'
import { readUntilStopped } from './until-stopped.ts'

interface Options {
  readonly report: Report
  /** Milliseconds from one look to the next. */
  readonly every?: number
}

export interface KeptPulled {
  /** What keeps the bucket's registry out of service; null where it is in service, and while the bucket is away. */
  readonly problem: () => RegistryState['problem']
  /** The last look got no answer: what others publish does not come here. */
  readonly isAway: () => boolean
  /** One look, now; never fails. */
  readonly go: () => Promise<void>
  /** Looks again and again. */
  readonly goOn: () => void
  /** Ends a look that is under way, too: its lock and its drafts are gone when this resolves. */
  readonly stop: () => Promise<void>
}

/** What is broken there is asked for less and less often: it takes a person to mend it. */
const longestPause = 30_000

/** Whoever publishes or pulls beside us is done within two looks; then it is something that a person has to know. */
const looksWithoutLock = 3

/**
 * Brings the folder to what is in the bucket, now and every few seconds. A registry that did not change costs one small
 * request. Whatever is wrong is told once, and leaves the folder as it is. The first look is made here: a server that
 * refuses would do so for ever, and ends the start.
 */
export const keepPulled = async (
  from: PullSource,
  { report, every = 5000 }: Options,
): Promise<KeptPulled> => {
  const stopping = new AbortController()
  const source = { ...from, bucket: readUntilStopped(from.bucket, stopping.signal) }
  const { bucket, folder } = source
  let tag: string | null = null
  let problem: RegistryState['problem'] = null
  let isAway = false
  let failures = 0
  let lockedOut = 0
  let told: readonly string[] = []

  const look = async (): Promise<void> => {
    const found = await bucket.read(bucketLayout.registry, tag)
    if (isAway) report('bucket of releases is back', { bucket: bucket.place })
    isAway = false
    if (found === 'unchanged') return
    if (found === null) throw new RegistryFault('missing')
    const content = found.bytes.toString()
    await mkdir(folder, { recursive: true })
    const taken = await locked(async () => {
      const document = await verifyShared(source, content)
      return { ...(await takeOver(source, document, content)), sequence: document.sequence }
    })
    if (!taken) return
    tellFaults(taken.faults)
    failures = taken.inService ? 0 : failures + 1
    problem = taken.inService ? null : 'not_pulled'
    tag = taken.inService ? found.tag : null
    if (taken.inService) report('registry pulled', { bucket: bucket.place, sequence: taken.sequence })
  }

  /** Null where another process works in this folder: the next look finds what became of it. */
  const locked = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      const done = await withPublishLock(
        storeLayout(folder).lock,
        () => {
          lockedOut = 0
          return work()
        },
        { patience: every, stopped: stopping.signal },
      )
      return done
    } catch (cause) {
      if (!(cause instanceof StartError)) throw cause
      lockedOut += 1
      if (lockedOut < looksWithoutLock) return null
      problem = 'not_pulled'
      throw cause
    }
  }

  const tellFaults = (faults: Taken['faults']): void => {
    for (const fault of faults) tellOnce(fault)
    told = faults.map(({ message }) => message)
  }

  const tellOnce = (fault: unknown): void => {
    const about = describe(fault)
    const key = fault instanceof ReleaseFault ? fault.message : about.problem
    if (told.includes(key)) return
    told = [...told, key]
    report('registry not pulled', { bucket: bucket.place, ...about })
  }

  const heed = (cause: unknown): void => {
    if (stopping.signal.aborted) return
    if (cause instanceof StorageError) {
      if (!isAway) report('bucket of releases is away', { bucket: bucket.place, problem: cause.message })
      isAway = true
      return
    }
    const isFault = cause instanceof RegistryFault
    if (isFault) problem = cause.problem
    // What is there again may be what was there before.
    if (isFault) tag = null
    // Before the first release nothing is broken, and a lock may be let go at any moment.
    const isBroken = isFault ? cause.problem !== 'missing' : !(cause instanceof StartError)
    if (isBroken) failures += 1
    tellOnce(cause)
  }

  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  const go = (): Promise<void> => {
    const looked = look().catch(heed)
    underWay = Promise.all([underWay, looked]).then(() => undefined)
    return looked
  }
  const goOn = (): void => {
    const pause = Math.min(every * 2 ** failures, Math.max(every, longestPause))
    timer = setTimeout(async () => {
      await go()
      if (!stopping.signal.aborted) goOn()
    }, pause)
    timer.unref()
  }

  await look().catch((cause) => {
    if (cause instanceof StorageError && cause.reason === 'refused')
      throw new StartError(`REGISTRY_BUCKET: ${cause.message}`)
    heed(cause)
  })
  return {
    problem: () => problem,
    isAway: () => isAway,
    go,
    goOn,
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
      return underWay
    },
  }
}

/** Which file, and what is wrong with it; of this machine's disk only the code. */
const describe = (fault: unknown) => {
  if (fault instanceof ReleaseFault) return { ...fault.release, file: fault.file, problem: fault.problem }
  if (fault instanceof RegistryFault) return { file: bucketLayout.registry, problem: fault.problem }
  if (fault instanceof StartError) return { problem: fault.message }
  return { problem: errorCode(fault) ?? String(fault) }
}
