import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { removeLock, withPublishLock } from './publish-lock.ts'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lonk-lock-'))
  lock = join(folder, 'registry.lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const heldBy = (host: string, pid: number) =>
  writeFile(lock, JSON.stringify({ host, pid, since: '2026-03-01T12:00:00.000Z' }))
const readHeldBy = async (): Promise<unknown> => JSON.parse(await readFile(lock, 'utf8'))
const published = () => withPublishLock(lock, async () => 'published', { patience: 300 })
const silentFor = (seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000)
  return utimes(lock, then, then)
}
/** A process that was there and is gone. */
const goneProcess = (): number => spawnSync(process.execPath, ['--version']).pid

test('one after the other, and nothing is left', async () => {
  const order: string[] = []
  const turn = (name: string) =>
    withPublishLock(lock, async () => {
      order.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} out`)
    })
  await Promise.all([turn('a'), turn('b'), turn('c')])
  expect(order.map((entry) => entry.slice(2))).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
  expect(await readdir(folder)).toEqual([])
})

test('says who holds it, while it is held', async () => {
  await withPublishLock(lock, async () => {
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ host: hostname(), pid: process.pid })
  })
  expect(existsSync(lock)).toBe(false)
})

test('one left by a process of this machine that is gone is taken over at once', async () => {
  await heldBy(hostname(), goneProcess())
  expect(await published()).toBe('published')
})

test('one of another machine is waited for, and named in one line', async () => {
  await heldBy('ci-7', goneProcess())
  await expect(published()).rejects.toThrow(/process \d+ on ci-7 has been publishing since 2026-03-01T12/)
})

test('one of another machine that was silent for a minute is taken over', async () => {
  await heldBy('ci-7', 1)
  await silentFor(61)
  expect(await published()).toBe('published')
})

test('one of this very process, as after a restart with the same name and pid, is taken over once it was silent for a minute', async () => {
  await heldBy(hostname(), process.pid)
  await expect(published()).rejects.toThrow(`process ${process.pid} on ${hostname()} has been publishing`)
  await silentFor(61)
  expect(await published()).toBe('published')
})

test('many that wait for one that is gone do not take the lock from each other', async () => {
  const gone = goneProcess()
  let inside = 0
  let most = 0
  const turn = () =>
    withPublishLock(lock, async () => {
      inside += 1
      most = Math.max(most, inside)
      await wait(1)
      inside -= 1
    })
  for (let round = 0; round < 6; round++) {
    await heldBy(hostname(), gone)
    await Promise.all(Array.from({ length: 4 }, turn))
  }
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
}, 20_000)

test('what a waiter read of one that is gone takes nothing from whoever has the lock by now', async () => {
  await heldBy(hostname(), goneProcess())
  const gone = await readFile(lock, 'utf8')
  await withPublishLock(lock, async () => {
    const held = await readFile(lock, 'utf8')
    await removeLock(lock, gone)
    expect(await readFile(lock, 'utf8')).toBe(held)
  })
  expect(await readdir(folder)).toEqual([])
})

test('whoever lost the lock to another leaves it to them', async () => {
  await withPublishLock(lock, async () => {
    await rm(lock)
    await heldBy('ci-7', 1)
  })
  expect(await readHeldBy()).toMatchObject({ host: 'ci-7' })
  expect(await readdir(folder)).toEqual(['registry.lock'])
})

test('an empty one, left by a kill between making and writing it, blocks nobody for ever', async () => {
  await writeFile(lock, '')
  await expect(published()).rejects.toThrow('does not say who')
  await silentFor(61)
  expect(await published()).toBe('published')
})
