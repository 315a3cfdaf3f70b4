import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startTestBucket, type TestBucket } from '../../testing/test-bucket.ts'
import { createTestStore, type TestStore, testRelease, versionOf } from '../../testing/test-store.ts'
import { createSeenRegistry } from '../seen-registry.ts'
import { encodeRegistry, readSignedRegistry } from '../signed-registry.ts'
import { releaseFile, storeLayout } from '../store-layout.ts'
import { wholeReleaseIn } from '../whole-release.ts'
import { type KeptPulled, keepPulled } from './keep-pulled.ts'

// What one machine publishes into its own folder lies in the bucket; another machine has its folder from there.

const shell = testRelease('shell', { files: { '.': [] } })
const chat = (mark: string) => testRelease('mf-chat', { version: versionOf(mark) })
const entry = (current = chat('a'), previous: ReturnType<typeof chat>[] = []) => ({
  current,
  previous,
  canary: null,
})

let bucket: TestBucket
let source: TestStore
let root: string
let folder: string
let reports: { event: string; details: Record<string, unknown> }[]
beforeEach(async () => {
  bucket = await startTestBucket()
  source = createTestStore()
  root = mkdtempSync(join(tmpdir(), 'lonk-pulled-'))
  folder = join(root, 'registry')
  reports = []
  source.write(shell, { 'main.js': 'shell' })
  source.write(chat('a'), { 'entry.js': 'chat a', 'locales/nl.json': '{}' })
  await source.publish({ shell: { current: shell, previous: [], canary: null }, 'mf-chat': entry() })
  await bucket.fill(source.folder)
})
const pulls: KeptPulled[] = []
afterEach(async () => {
  for (const pull of pulls.splice(0)) await pull.stop()
  await bucket.s3.close()
  source.remove()
  rmSync(root, { recursive: true, force: true })
})

const pulling = async (into = folder, from = bucket) => {
  const pull = await keepPulled(
    { bucket: from, folder: into, publicKey: source.keys.publicKey, seen: seenAt(into) },
    { report: (event, details = {}) => reports.push({ event, details }), every: 20 },
  )
  pulls.push(pull)
  return pull
}
const seenAt = (into: string) => createSeenRegistry(root, into, source.keys.publicKey)
const events = () => reports.map(({ event }) => event)
const refusals = () =>
  reports.filter(({ event }) => event === 'registry not pulled').map(({ details }) => details)
const sequenceHere = async (into = folder) =>
  (await readSignedRegistry(storeLayout(into).registry, source.keys.publicKey)).document?.sequence
const isWhole = async (version = versionOf('a'), into = folder) =>
  (await wholeReleaseIn(into, source.keys.publicKey, { part: 'mf-chat', version })) !== null
/** Chat b runs from now on, and a is what one goes back to. */
const publishNewer = async (): Promise<void> => {
  source.write(chat('b'), { 'entry.js': 'chat b' })
  await source.publish({ 'mf-chat': entry(chat('b'), [chat('a')]) })
}
const inBucket = (mark: string, file: string) => `mf-chat/${versionOf(mark)}/${file}`
const drafts = () => readdirSync(join(folder, 'mf-chat')).filter((name) => name.startsWith('.draft'))

describe('a machine with nothing of its own', () => {
  test('has registry and releases from the bucket, byte for byte', async () => {
    await pulling()
    expect(readFileSync(storeLayout(folder).registry)).toEqual(
      readFileSync(storeLayout(source.folder).registry),
    )
    expect(await isWhole()).toBe(true)
    expect(reports).toEqual([
      { event: 'registry pulled', details: { bucket: 's3://pictures/site/', sequence: 1 } },
    ])
    expect(existsSync(storeLayout(folder).lock)).toBe(false)
  })

  test('has what one may go back to as well, and keeps each registry that it had', async () => {
    await publishNewer()
    await bucket.fill(source.folder)
    await pulling()
    expect([await isWhole(versionOf('a')), await isWhole(versionOf('b'))]).toEqual([true, true])
    expect(readdirSync(storeLayout(folder).history)).toEqual(['2.json'])
  })

  test('waits for a first registry where the bucket is empty, and says so once', async () => {
    const empty = { ...bucket, read: async () => null }
    const pull = await keepPulled(
      { bucket: empty, folder, publicKey: source.keys.publicKey, seen: seenAt(folder) },
      { report: (event, details = {}) => reports.push({ event, details }) },
    )
    await pull.go()
    expect(refusals()).toEqual([{ bucket: 's3://pictures/site/', file: 'registry.json', problem: 'missing' }])
    expect(pull.problem()).toBe('missing')
  })

  test.each([
    ['a key that the bucket refuses', { secretAccessKey: 's3cret' }, /403 SignatureDoesNotMatch/],
    ['a bucket that is not there', { bucket: 'missing' }, /404 NoSuchBucket/],
  ])('does not start with %s', async (_, changed, line) => {
    const { openReleaseBucket } = await import('./release-bucket.ts')
    const other = openReleaseBucket({ ...bucket.s3.bucket, ...changed })
    const start = keepPulled(
      { bucket: other, folder, publicKey: source.keys.publicKey, seen: seenAt(folder) },
      { report: () => undefined },
    )
    await expect(start).rejects.toThrow(line)
    await expect(start).rejects.toThrow(/^REGISTRY_BUCKET: the bucket of releases refuses \([^\n]+\)$/)
  })
})

describe('a machine that runs', () => {
  test('asks one small question while nothing changes', async () => {
    const pull = await pulling()
    bucket.s3.heard.length = 0
    await pull.go()
    await pull.go()
    expect(bucket.s3.heard).toEqual(['GET site/registry.json', 'GET site/registry.json'])
    expect(events()).toEqual(['registry pulled'])
  })

  test('follows by itself, and fetches what it lacks and nothing else', async () => {
    const pull = await pulling()
    await publishNewer()
    await bucket.fill(source.folder)
    bucket.s3.heard.length = 0
    pull.goOn()
    for (let looks = 0; looks < 200 && (await sequenceHere()) !== 2; looks++) await wait(20)
    expect(refusals()).toEqual([])
    expect(await isWhole(versionOf('b'))).toBe(true)
    expect(
      bucket.s3.heard.filter((asked) => !asked.endsWith('registry.json') && !asked.includes(versionOf('b'))),
    ).toEqual([])
    expect(drafts()).toEqual([])
  })

  test('fetches a release anew that was damaged here', async () => {
    await pulling()
    writeFileSync(join(folder, inBucket('a', 'entry.js')), 'evil')
    expect(await isWhole()).toBe(false)
    await pulling()
    expect(await isWhole()).toBe(true)
  })

  test('shares its folder with another: both follow, and nothing is left over', async () => {
    const both = [await pulling(), await pulling()]
    await publishNewer()
    await bucket.fill(source.folder)
    await Promise.all(both.map(({ go }) => go()))
    await Promise.all(both.map(({ go }) => go()))
    expect(await sequenceHere()).toBe(2)
    expect(await isWhole(versionOf('b'))).toBe(true)
    expect([drafts(), both.map(({ problem }) => problem())]).toEqual([[], [null, null]])
    expect(refusals()).toEqual([])
  })

  test('goes on while the bucket is away, and says so at the first failure and when it is back', async () => {
    const pull = await pulling()
    await bucket.s3.leave()
    await pull.go()
    await pull.go()
    expect([await sequenceHere(), pull.problem(), pull.isAway()]).toEqual([1, null, true])
    await publishNewer()
    await bucket.s3.comeBack()
    await bucket.fill(source.folder)
    await pull.go()
    expect(events()).toEqual([
      'registry pulled',
      'bucket of releases is away',
      'bucket of releases is back',
      'registry pulled',
    ])
    expect(reports[1]?.details).toEqual({
      bucket: 's3://pictures/site/',
      problem: 'the bucket of releases does not answer (ECONNREFUSED)',
    })
    expect([await sequenceHere(), pull.isAway()]).toEqual([2, false])
  })

  test('starts with what it has while the bucket is away', async () => {
    await pulling()
    await bucket.s3.leave()
    await pulling()
    await bucket.s3.comeBack()
    expect([events().at(-1), await sequenceHere()]).toEqual(['bucket of releases is away', 1])
  })
})

describe('the lock of its folder', () => {
  const heldHere = () => {
    const holder = { host: hostname(), pid: process.pid, since: '2026-03-01T12:00:00.000Z' }
    writeFileSync(storeLayout(folder).lock, JSON.stringify(holder))
  }

  test('that somebody holds look after look is told once, in log and readyz, until it is theirs', async () => {
    const pull = await pulling()
    await publishNewer()
    await bucket.fill(source.folder)
    heldHere()
    await pull.go()
    await pull.go()
    expect([refusals(), pull.problem()]).toEqual([[], null])
    await pull.go()
    await pull.go()
    expect(refusals()).toEqual([
      {
        bucket: 's3://pictures/site/',
        problem: expect.stringMatching(/process \d+ on .* has been publishing since 2026-03-01T12/),
      },
    ])
    expect([pull.problem(), await sequenceHere()]).toEqual(['not_pulled', 1])
    rmSync(storeLayout(folder).lock)
    await pull.go()
    expect([pull.problem(), await sequenceHere()]).toEqual([null, 2])
  })

  test('that a restarted container left in the name of this very process is passed over', async () => {
    const pull = await pulling()
    await publishNewer()
    await bucket.fill(source.folder)
    heldHere()
    const then = new Date(Date.now() - 61_000)
    utimesSync(storeLayout(folder).lock, then, then)
    await pull.go()
    expect(await sequenceHere()).toBe(2)
  })

  test('is left by a stop in the middle of a pull, and so are drafts', async () => {
    const asked = Promise.withResolvers<void>()
    let isSilent = false
    const silent: TestBucket = {
      ...bucket,
      read: (name, tag) => {
        if (!isSilent || !name.endsWith('entry.js')) return bucket.read(name, tag)
        asked.resolve()
        return new Promise(() => {})
      },
    }
    const pull = await pulling(folder, silent)
    await publishNewer()
    await bucket.fill(source.folder)
    isSilent = true
    void pull.go()
    await asked.promise
    expect(existsSync(storeLayout(folder).lock)).toBe(true)
    await pull.stop()
    expect(existsSync(storeLayout(folder).lock)).toBe(false)
    expect(drafts()).toEqual([])
    // What was stopped on purpose is no trouble of the bucket.
    expect([refusals(), pull.isAway()]).toEqual([[], false])
    isSilent = false
    await pulling()
    expect(await sequenceHere()).toBe(2)
  })
})

describe('the last good registry stays in service, and one line says why, where', () => {
  const pullsNot = async (why: Record<string, unknown>, problem: string) => {
    const pull = pulls[0] ?? (await pulling())
    await pull.go()
    await pull.go()
    expect(refusals()).toEqual([{ bucket: 's3://pictures/site/', ...why }])
    expect(pull.problem()).toBe(problem)
    expect([await sequenceHere(), await isWhole()]).toEqual([1, true])
    expect(drafts()).toEqual([])
  }
  const inFile = (file: string, problem: string) => ({
    part: 'mf-chat',
    version: versionOf('b'),
    file,
    problem,
  })
  const registryIs = (problem: string) => ({ file: 'registry.json', problem })

  test('the registry was tampered with', async () => {
    await pulling()
    const content = readFileSync(storeLayout(source.folder).registry, 'utf8')
    await bucket.write('registry.json', Buffer.from(content.replace('"sequence":1', '"sequence":9')))
    await pullsNot(registryIs('bad_signature'), 'bad_signature')
  })

  test('another key signed it', async () => {
    await pulling()
    const other = createTestStore()
    await bucket.write(
      'registry.json',
      Buffer.from(encodeRegistry({ sequence: 5, parts: {} }, other.keys.privateKey)),
    )
    other.remove()
    await pullsNot(registryIs('bad_signature'), 'bad_signature')
  })

  test('until the very bytes from before are back', async () => {
    const pull = await pulling()
    const good = readFileSync(storeLayout(source.folder).registry)
    await bucket.write('registry.json', Buffer.from('{"evil":'))
    await pull.go()
    expect(pull.problem()).toBe('unreadable')
    await bucket.write('registry.json', good)
    await pull.go()
    expect(pull.problem()).toBeNull()
  })

  test('it is older than what was in service here', async () => {
    await pulling()
    await bucket.write(
      'registry.json',
      Buffer.from(encodeRegistry({ sequence: 0, parts: {} }, source.keys.privateKey)),
    )
    await pullsNot(registryIs('older_sequence'), 'older_sequence')
  })

  test('it is older than what is remembered, though the folder lost it', async () => {
    await pulling()
    await seenAt(folder).remember()
    rmSync(storeLayout(folder).registry)
    await bucket.write(
      'registry.json',
      Buffer.from(encodeRegistry({ sequence: 0, parts: {} }, source.keys.privateKey)),
    )
    reports = []
    const pull = await pulling()
    expect([refusals()[0]?.problem, pull.problem()]).toEqual(['older_sequence', 'older_sequence'])
    expect(existsSync(storeLayout(folder).registry)).toBe(false)
  })

  test.each([
    ['a file of a release is other bytes', 'entry.js', 'changed'],
    ['a file of a release is not there', 'entry.js.br', 'missing'],
    ['a release says nothing of itself', releaseFile, 'missing'],
    ['a release is another one of ours', releaseFile, 'wrong_release'],
  ])('%s', async (_, file, problem) => {
    await pulling()
    await publishNewer()
    const spoilt = join(source.folder, inBucket('b', file))
    const published = readFileSync(spoilt)
    if (problem === 'missing') rmSync(spoilt)
    if (problem === 'changed') writeFileSync(spoilt, 'evil')
    if (problem === 'wrong_release')
      writeFileSync(spoilt, readFileSync(join(source.folder, inBucket('a', file))))
    await bucket.fill(source.folder)
    await pullsNot(inFile(file, problem), 'not_pulled')
    // Mended, it is taken without a new registry.
    await bucket.write(inBucket('b', file), published)
    await pulls[0]?.go()
    expect([await sequenceHere(), pulls[0]?.problem()]).toEqual([2, null])
  })

  test('a file of a release is forbidden', async () => {
    await pulling()
    await publishNewer()
    await bucket.fill(source.folder)
    bucket.s3.forbid(/b0000000\/entry\.js$/)
    await pullsNot(inFile('entry.js', 'the bucket of releases refuses (403 AccessDenied)'), 'not_pulled')
  })

  test('the download is cut', async () => {
    const pull = await pulling()
    await publishNewer()
    await bucket.fill(source.folder)
    bucket.s3.breakAt(/b0000000\/entry\.js$/)
    await pull.go()
    await pull.go()
    expect(refusals()).toMatchObject([
      { ...inFile('entry.js', expect.stringContaining('does not answer') as never) },
    ])
    expect([await sequenceHere(), await isWhole(), drafts()]).toEqual([1, true, []])
    bucket.s3.breakAt(null)
    await pull.go()
    expect(await sequenceHere()).toBe(2)
  })

  test('but what one would only go back to does not hold back a release', async () => {
    await publishNewer()
    await bucket.fill(source.folder)
    await bucket.write(inBucket('a', 'entry.js'), Buffer.from('evil'))
    const pull = await pulling()
    expect(refusals()).toEqual([
      {
        bucket: 's3://pictures/site/',
        part: 'mf-chat',
        version: versionOf('a'),
        file: 'entry.js',
        problem: 'changed',
      },
    ])
    expect([await sequenceHere(), pull.problem()]).toEqual([2, null])
  })
})
