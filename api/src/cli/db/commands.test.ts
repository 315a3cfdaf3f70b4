import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { brokenInvariants } from '../../../test/invariants.ts'
import { buy } from '../../../test/paying-back.ts'
import { createPerson, textTo } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { countsOf } from '../../database/move/counts.ts'
import { backUp, moveTo, restore } from './commands.ts'

let full: TestApi
let folder: string
beforeAll(async () => {
  full = await startApi({ database: 'pglite' })
  folder = await mkdtemp(join(tmpdir(), 'lonk-backup-'))
  const [anna, bram] = [await createPerson(full, { credits: 5 }), await createPerson(full)]
  await anna.post('/api/message.php', textTo(bram, "regel één\nregel 'twee' 💌"))
  await upload(full.url, anna, await drawPicture({ seed: 31 }))
  await full.shiftClock(1000)
  await buy(full, bram)
  await bram.post('/api/like.php', { profile_id: anna.profileId })
}, 120_000)
afterAll(async () => {
  await full.end()
  await rm(folder, { recursive: true, force: true })
})

it('brings everything back from a file: rows, links in a circle, 64-bit numbers, and the next number', async () => {
  const file = join(folder, 'site.backup')
  await full.services.jobs.stop()
  const counts = await backUp(full.services.connection, file)
  const empty = await startApi()
  await empty.services.jobs.stop()
  expect(await restore(empty.services.connection, file)).toEqual(counts)
  const photosIn = ({ services }: TestApi) =>
    services.db.selectFrom('photos').select(['id', 'phash', 'sha256']).orderBy('id').execute()
  expect(await photosIn(empty)).toEqual(await photosIn(full))
  const mainIn = ({ services }: TestApi) =>
    services.db.selectFrom('profiles').select(['id', 'main_photo_id']).orderBy('id').execute()
  expect(await mainIn(empty)).toEqual(await mainIn(full))
  expect((await mainIn(full)).some(({ main_photo_id }) => main_photo_id !== null)).toBe(true)
  expect(await brokenInvariants(empty.services.db)).toEqual([])
  const { userId } = await createPerson(empty)
  expect(userId).toBeGreaterThan(2)
  await empty.end()
})

it('moves the embedded database to a server with equal counts, and never onto somebody’s accounts', async () => {
  const target = await startApi({ database: 'postgres' })
  await target.services.jobs.stop()
  await moveTo(full.services.connection, target.services.connection)
  expect(await countsOf(target.services.db)).toEqual(await countsOf(full.services.db))
  expect(await brokenInvariants(target.services.db)).toEqual([])
  await expect(moveTo(full.services.connection, target.services.connection)).rejects.toThrow(
    'has members already',
  )
  await target.end()
})
