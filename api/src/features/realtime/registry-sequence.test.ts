import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createBucketFiles } from '@lonk/shared-api/bucket/bucket-files.ts'
import { type S3Server, startS3 } from '@lonk/shared-api/testing/s3-server.ts'
import { createRegistrySequence, lookEvery } from './registry-sequence.ts'

let s3: S3Server
let said: string[]
beforeEach(async () => {
  s3 = await startS3()
  said = []
})
afterEach(() => s3.close())

const registry = (sequence: number) => Buffer.from(JSON.stringify({ signature: '', document: { sequence } }))
const share = (sequence: number) =>
  createBucketFiles(s3.bucket, { called: 'it' }).write('registry.json', registry(sequence))
const inBucket = () => {
  const log = { warn: (_: unknown, line: string) => said.push(line), info: (line: string) => said.push(line) }
  const sequence = createRegistrySequence({ registry: '/nowhere', registryBucket: s3.bucket }, log as never)
  let now = 0
  const known = () => sequence.known(new Date(now))?.sequence ?? null
  /** The duty's next look, which goes on beside the polls. */
  const look = async () => {
    now += lookEvery
    await sequence.read(new Date(now))
  }
  const comesTo = async (expected: number | null) => {
    // A look that is still under way swallows the next one.
    for (let looks = 0; looks < 200 && known() !== expected; looks++) {
      await look()
      await wait(20)
    }
    expect(known()).toBe(expected)
  }
  return { sequence, now: () => now, known, look, comesTo }
}
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) await wait(5)
}

describe('the number of the registry in a bucket', () => {
  it('follows each release, and is nothing before the first', async () => {
    const { known, look, comesTo } = inBucket()
    await look()
    await until(() => s3.heard.length > 0)
    expect(known()).toBeNull()
    for (const number of [1, 2]) {
      await share(number)
      await comesTo(number)
    }
  })

  it('is asked for every few seconds at most, however many poll', async () => {
    await share(1)
    const { sequence, now, comesTo } = inBucket()
    await comesTo(1)
    s3.heard.length = 0
    await Promise.all(Array.from({ length: 50 }, () => sequence.read(new Date(now() + 1))))
    expect(s3.heard).toEqual([])
  })

  it('stays while the bucket is away, which is said once, and so is that it is back', async () => {
    await share(1)
    const { known, look, comesTo } = inBucket()
    await comesTo(1)
    await s3.leave()
    for (let looks = 0; looks < 3; looks++) {
      await look()
      await until(() => said.length > 0)
    }
    expect(known()).toBe(1)
    await s3.comeBack()
    await share(2)
    await comesTo(2)
    expect(said).toEqual(['the bucket of releases is away', 'the bucket of releases is back'])
  })
})
