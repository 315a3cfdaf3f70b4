import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { poseCodes } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import sharp from 'sharp'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { drawPicture, upload } from '../../../test/pictures.ts'
import { browserOf } from '../../../test/visitors.ts'
import { verificationCommands } from '../../cli/moderate/verification-commands.ts'
import { days, hours, seconds } from '../../clock.ts'
import { eraseProfile } from '../account/erase-profile.ts'
import { collectData } from '../export/collect-data.ts'
import { decideVerification } from './decide-verification.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const path = '/api/photo-verification.php'
type Verification = { state: string; pose_code: string; reject_reason: string | null }
const verificationOf = async (person: Person) => (await person.get(path)).body as Verification

let seed = 9000
const selfie = () => {
  seed += 1
  return drawPicture({ seed })
}
const handIn = async (person: Person, fields?: Record<string, string>, bytes?: Buffer) =>
  upload(api.url, person, bytes ?? (await selfie()), {
    path,
    fields: fields ?? { pose_code: (await verificationOf(person)).pose_code },
  })
const rowsOf = ({ profileId }: Person) =>
  api.services.db
    .selectFrom('photo_verifications')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute()
const waiting = async (person: Person) => {
  const row = (await rowsOf(person)).find(({ state }) => state === 'pending')
  if (!row?.file_key) throw new Error('nothing waits')
  return { id: row.id, key: row.file_key }
}
const isStored = async (key: string) => (await api.services.photos.open(key)) !== null
const storedFiles = async (): Promise<string[]> => readdir(join(api.dataDir, 'photos')).catch(() => [])
const moderate = (command: string, ...args: string[]) =>
  verificationCommands[command]?.run(api.services, args) ?? Promise.reject(new Error('no such command'))
const approve = async (person: Person) => moderate('verify', `${(await waiting(person)).id}`, '--by', 'eva')
const refuse = async (person: Person, reason: string) =>
  moderate('refuse', `${(await waiting(person)).id}`, '--by', 'eva', '--reason', reason)
const mailTo = async ({ userId }: Person) => {
  const { email } = await api.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return (await api.outbox(email))[0]
}
const auditOf = (id: number) =>
  api.services.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'before', 'after'])
    .where('entity', '=', 'photo_verification')
    .where('entity_id', '=', id)
    .execute()
const isMarked = async (viewer: Person, owner: Person) => {
  const { body } = await viewer.get(`/api/profile.php?id=${owner.profileId}`)
  const found = await viewer.get('/api/members.php?verified=1&country=NL')
  const inSearch = Object(found.body).profiles.some(({ id }: { id: number }) => id === owner.profileId)
  return [Object(body.profile).verified, inSearch]
}

describe('handing in a selfie', () => {
  it('waits for a person, is seen by nobody else and carries nothing of the file', async () => {
    const anna = await createPerson(api)
    expect(await verificationOf(anna)).toMatchObject({ state: 'none', reject_reason: null })
    const withPlace = await sharp(await selfie())
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const answer = await handIn(anna, undefined, withPlace)
    expect([answer.status, answer.body]).toEqual([202, { state: 'pending' }])
    expect(await verificationOf(anna)).toMatchObject({ state: 'pending' })
    const { key } = await waiting(anna)
    const file = await api.services.photos.open(key)
    const chunks: Buffer[] = []
    for await (const chunk of file?.stream ?? []) chunks.push(chunk)
    const kept = Buffer.concat(chunks)
    expect(kept.toString('latin1')).not.toContain('secret owner')
    const { format, exif } = await sharp(kept).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    for (const who of [anna, browserOf(api.url)])
      expect((await fetch(`${api.url}/photos/${key}`, { headers: { Cookie: who.cookie() } })).status).toBe(
        404,
      )
    expect(Object((await anna.get('/api/photos.php')).body).photos).toEqual([])
  })

  it('takes only the pose that was asked for, the same until a decision', async () => {
    const anna = await createPerson(api)
    const { pose_code } = await verificationOf(anna)
    const before = await storedFiles()
    for (const pose of poseCodes.filter((one) => one !== pose_code))
      expect((await handIn(anna, { pose_code: pose })).body).toMatchObject({
        error: 'validation_failed',
        fields: { pose_code: { code: 'field_invalid' } },
      })
    expect(await rowsOf(anna)).toEqual([])
    expect((await storedFiles()).filter((file) => !before.includes(file))).toEqual([])
    expect((await verificationOf(anna)).pose_code).toBe(pose_code)
  })

  it('asks for another pose than others are asked for, and another one later', async () => {
    const asked = new Set<string>()
    for (let count = 0; count < 20; count += 1)
      asked.add((await verificationOf(await createPerson(api))).pose_code)
    expect(asked.size).toBeGreaterThan(2)
    const anna = await createPerson(api)
    const later = new Set<string>()
    for (let count = 0; count < 6; count += 1) {
      await handIn(anna)
      await refuse(anna, 'wrong_pose')
      later.add((await verificationOf(anna)).pose_code)
    }
    expect(later.size).toBeGreaterThan(1)
  })

  it('again replaces the one that waits, file too', async () => {
    const anna = await createPerson(api)
    await handIn(anna)
    const first = await waiting(anna)
    const both = await Promise.all([handIn(anna), handIn(anna)])
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    expect(await rowsOf(anna)).toHaveLength(1)
    await api.shiftClock(seconds(1))
    expect(await isStored(first.key)).toBe(false)
    expect(await isStored((await waiting(anna)).key)).toBe(true)
  })

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'photo_type'],
    [
      'a page that says it is a picture',
      Buffer.from('\xff\xd8\xff<script>1</script>', 'latin1'),
      415,
      'photo_type',
    ],
    ['nothing', Buffer.alloc(0), 415, 'photo_type'],
    ['too much', Buffer.alloc(10_000_001), 413, 'photo_too_large'],
    ['a small one', null, 422, 'photo_small'],
  ])('refuses %s, and keeps nothing of it', async (_, bytes, status, error) => {
    const anna = await createPerson(api)
    const before = await storedFiles()
    const answer = await handIn(anna, undefined, bytes ?? (await drawPicture({ width: 300, height: 900 })))
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(answer.body.message).toEqual(expect.stringMatching(/\S/))
    expect(await rowsOf(anna)).toEqual([])
    // What goes meanwhile are pictures of others, whose time is over.
    expect((await storedFiles()).filter((file) => !before.includes(file))).toEqual([])
  })

  it.each([
    ['no pose', {}, 'pose_code', 'field_required'],
    ['a pose that is none', { pose_code: 'handstand' }, 'pose_code', 'field_invalid'],
    ['a field that is none', { pose_code: 'thumb_up', profile_id: '1' }, 'profile_id', 'field_unknown'],
    [
      'what every object has',
      { pose_code: 'thumb_up', 'constructor[x]': '1' },
      'constructor',
      'field_unknown',
    ],
  ] as const)('refuses %s in words', async (_, fields, field, code) => {
    const answer = await handIn(await createPerson(api), { ...fields })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'validation_failed',
        fields: { [field]: { code, message: expect.stringMatching(/\S/) } },
      },
    })
  })

  it('takes no pose from what every object has', async () => {
    const anna = await createPerson(api)
    const { pose_code } = await verificationOf(anna)
    expect((await handIn(anna, { '__proto__[pose_code]': pose_code })).status).toBeGreaterThanOrEqual(400)
    expect(await rowsOf(anna)).toEqual([])
  })

  it('is for members who confirmed their address, and no JSON', async () => {
    const unconfirmed = await createPerson(api, { status: 'not_confirmed' })
    expect((await handIn(unconfirmed)).body).toMatchObject({ error: 'email_not_confirmed' })
    const visitor = await upload(api.url, browserOf(api.url), await selfie(), {
      path,
      fields: { pose_code: 'thumb_up' },
    })
    expect([visitor.status, visitor.body]).toEqual([
      403,
      expect.objectContaining({ authentication_required: true }),
    ])
    expect((await browserOf(api.url).get(path)).body).toMatchObject({ authentication_required: true })
    const anna = await createPerson(api)
    expect((await anna.post(path, { pose_code: 'thumb_up' })).status).toBe(415)
  })
})

describe('the decision', () => {
  it('gives the profile its mark everywhere, is told and written down, and ends the asking', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    await handIn(anna)
    const { id, key } = await waiting(anna)
    expect((await moderate('verifications')).join('\n')).toContain(key)
    expect(await isMarked(bram, anna)).toEqual([false, false])
    await approve(anna)
    expect(await isMarked(bram, anna)).toEqual([true, true])
    expect(await verificationOf(anna)).toMatchObject({ state: 'verified', reject_reason: null })
    expect(await auditOf(id)).toEqual([
      {
        actor: 'eva',
        action: 'verification.approve',
        before: { state: 'pending' },
        after: { state: 'approved', reason: null },
      },
    ])
    expect((await anna.events()).map(({ event }) => event)).toContain('user')
    expect((await mailTo(anna))?.text).toContain('binnen 7 dagen')
    const again = await handIn(anna)
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ error: 'already_verified', message: 'Je profiel is al geverifieerd.' }),
    ])
  })

  it('against it says why, leaves no mark, and lets the member try again', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    await handIn(anna)
    const { id } = await waiting(anna)
    await refuse(anna, 'someone_else')
    expect(await isMarked(bram, anna)).toEqual([false, false])
    expect(await verificationOf(anna)).toMatchObject({ state: 'rejected', reject_reason: 'someone_else' })
    expect(await auditOf(id)).toMatchObject([
      { action: 'verification.reject', after: { state: 'rejected', reason: 'someone_else' } },
    ])
    expect((await mailTo(anna))?.text).toContain('er staat iemand anders op')
    expect((await handIn(anna)).status).toBe(202)
    expect(await verificationOf(anna)).toMatchObject({ state: 'pending', reject_reason: null })
    await approve(anna)
    expect(await verificationOf(anna)).toMatchObject({ state: 'verified' })
    expect((await rowsOf(anna)).map(({ state }) => state)).toEqual(['rejected', 'approved'])
  })

  it('holds as long as a photo is left that was seen for it', async () => {
    const anna = await createPerson(api)
    const bram = await createPerson(api)
    const photo = async () => {
      const { status, body } = await upload(api.url, anna, await selfie())
      expect(status).toBe(201)
      await api.services.jobs.tick()
      return Number(Object(body.photo).id)
    }
    const seen = [await photo(), await photo()]
    await handIn(anna)
    await approve(anna)
    await api.shiftClock(seconds(1))
    const later = await photo()
    await anna.delete('/api/photo.php', { id: seen[0] })
    expect((await isMarked(bram, anna))[0]).toBe(true)
    await anna.delete('/api/photo.php', { id: seen[1] })
    expect(await isMarked(bram, anna)).toEqual([false, false])
    expect(await verificationOf(anna)).toMatchObject({ state: 'none' })
    expect(Object((await anna.get('/api/photos.php')).body).photos).toMatchObject([{ id: later }])
  })

  it('is made once, by somebody with a name, for a known reason', async () => {
    const anna = await createPerson(api)
    await handIn(anna)
    const { id } = await waiting(anna)
    await expect(moderate('verify', `${id}`)).rejects.toThrow('--by')
    await expect(moderate('refuse', `${id}`, '--by', 'eva', '--reason', 'ugly')).rejects.toThrow('--reason')
    await approve(anna)
    await expect(moderate('refuse', `${id}`, '--by', 'eva', '--reason', 'underage')).rejects.toThrow('waits')
    await expect(moderate('verify', '999999', '--by', 'eva')).rejects.toThrow('waits')
    // Two of the staff at once: the later one finds nothing that waits.
    const late = { verificationId: id, reason: 'underage', by: 'tom', now: api.services.clock.now() } as const
    await expect(
      api.services.transaction((trx) => decideVerification(trx, api.services, late)),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the selfie', () => {
  it.each(['approved', 'rejected'])('is gone 7 days after it was %s, the decision stays', async (state) => {
    const anna = await createPerson(api)
    await handIn(anna)
    const { key } = await waiting(anna)
    await api.shiftClock(days(3))
    await (state === 'approved' ? approve(anna) : refuse(anna, 'bad_quality'))
    await api.shiftClock(days(6))
    expect(await isStored(key)).toBe(true)
    await api.shiftClock(days(1) - hours(1))
    await api.shiftClock(seconds(1))
    expect(await isStored(key)).toBe(false)
    expect(await rowsOf(anna)).toMatchObject([{ state, file_key: null }])
  })

  it('is gone after a month in which nobody looked at it', async () => {
    const anna = await createPerson(api)
    await handIn(anna)
    const { key } = await waiting(anna)
    await api.shiftClock(days(29))
    expect(await isStored(key)).toBe(true)
    await api.shiftClock(days(1) + hours(2))
    await api.shiftClock(seconds(1))
    expect(await isStored(key)).toBe(false)
    expect(await verificationOf(await createPerson(api))).toMatchObject({ state: 'none' })
    expect(await rowsOf(anna)).toEqual([])
  })

  it('leaves with the profile, and is among the data that its member may have', async () => {
    const anna = await createPerson(api)
    await handIn(anna)
    const { key } = await waiting(anna)
    const data = await collectData(api.services, anna.userId)
    expect(data.photo_verifications).toMatchObject([{ state: 'pending', file: `photos/${key}` }])
    expect(data.photoKeys).toContain(key)
    await api.services.transaction((trx) => eraseProfile(trx, anna.profileId, api.services.clock.now()))
    await api.shiftClock(seconds(1))
    expect(await isStored(key)).toBe(false)
    expect(await rowsOf(anna)).toEqual([])
  })
})
