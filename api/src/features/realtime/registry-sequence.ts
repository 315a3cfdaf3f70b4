import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createBucketFiles } from '@lonk/shared-api/bucket/bucket-files.ts'
import { registryHead, signedFile } from '@lonk/shared-api/schemas/registry.ts'
import type { FastifyBaseLogger } from 'fastify'
import { seconds } from '../../clock.ts'
import type { Config } from '../../config.ts'

/** So often a duty looks, lest polls that need nothing else have to. */
export const lookEvery = seconds(5)
const trusted = 2 * lookEvery

/**
 * Number of the registry, so that open pages learn of a release; null where there is none. Only a hint, so its signature
 * is not checked here: the document server decides what runs, and checks it.
 */
export type RegistrySequence = {
  /** What was read a moment ago; null: somebody has to look. */
  known: (now: Date) => { sequence: number | null } | null
  /** Looks where that is due. */
  read: (now: Date) => Promise<number | null>
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>

/** Of the folder that a document server keeps beside this process, else of the bucket that such folders come from. */
export const createRegistrySequence = (
  { registry, registryBucket }: Pick<Config, 'registry' | 'registryBucket'>,
  log: Log,
): RegistrySequence =>
  registryBucket
    ? sequenceInBucket(createBucketFiles(registryBucket, { called: 'the bucket of releases' }), log)
    : sequenceInFolder(registry)

const sequenceInFolder = (folder: string): RegistrySequence => {
  const file = join(folder, 'registry.json')
  let kept: { at: number; stamp: string; sequence: number | null } | undefined

  const within = (at: number, age: number) => (kept && at >= kept.at && at - kept.at < age ? kept : null)

  const look = async (at: number): Promise<number | null> => {
    try {
      const { mtimeMs, size, ino } = await stat(file)
      const stamp = `${mtimeMs}:${size}:${ino}`
      const sequence = kept?.stamp === stamp ? kept.sequence : sequenceIn(await readFile(file, 'utf8'))
      kept = { at, stamp, sequence }
      return sequence
    } catch {
      kept = { at, stamp: '', sequence: null }
      return null
    }
  }

  return {
    known: (now) => within(now.getTime(), trusted),
    read: async (now) => {
      const fresh = within(now.getTime(), lookEvery)
      return fresh ? fresh.sequence : look(now.getTime())
    },
  }
}

/** No poll waits for the bucket: it has what was known last, and a look goes on beside it. */
const sequenceInBucket = (files: ReturnType<typeof createBucketFiles>, log: Log): RegistrySequence => {
  let sequence: number | null = null
  let tag: string | null = null
  let isAway = false
  let looked = Number.NEGATIVE_INFINITY
  let isLooking = false

  const look = async (): Promise<void> => {
    try {
      const found = await files.read('registry.json', tag)
      if (isAway) log.info('the bucket of releases is back')
      isAway = false
      if (found === 'unchanged') return
      sequence = found ? sequenceIn(found.bytes.toString()) : null
      tag = found?.tag ?? null
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the bucket of releases is away')
      isAway = true
    }
  }

  return {
    known: () => ({ sequence }),
    read: async (now) => {
      const at = now.getTime()
      if (isLooking || (at >= looked && at - looked < lookEvery)) return sequence
      looked = at
      isLooking = true
      void look().finally(() => {
        isLooking = false
      })
      return sequence
    },
  }
}

const sequenceIn = (content: string): number =>
  registryHead.parse(signedFile.parse(JSON.parse(content)).document).sequence
