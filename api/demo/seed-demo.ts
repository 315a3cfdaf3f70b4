import type { Kysely } from 'kysely'
import type { Database } from '../src/database/schema.ts'
import { hashDemoPassword } from './accounts.ts'
import { writeComplaints } from './complaints.ts'
import { writeFictional } from './fictional.ts'
import { readGround } from './ground.ts'
import { writeOrderHistory } from './order-history.ts'
import { type PictureStore, writePictures } from './pictures.ts'
import { writeTraffic } from './traffic.ts'
import { writeWaitingPhotos } from './waiting-photos.ts'
import { createWorld } from './world.ts'
import { writePartner } from './write-partner.ts'
import { writePromo } from './write-promo.ts'
import { writeWorld } from './write-world.ts'

export type SeedStep = 'people' | 'pictures' | 'rows' | 'done'

export type SeedOptions = {
  profiles: number
  seed: number
  photoStore: PictureStore
  clock: { now: () => Date }
  /** Password of the fixed accounts; null: no fixed accounts. */
  password: string | null
  /** Where the partner's account is completed: the link of its mail. */
  publicUrl: string
  onProgress?: (step: SeedStep, done: number, total: number) => void
}

export type SeedResult = {
  members: number
  likes: number
  conversations: number
  messages: number
  orders: number
  pictures: number
}

/**
 * Fills the site with its demo. The catalogue must have been loaded. Pictures come first and rows in one transaction
 * after them: an interrupted seed leaves a site without a demo, and can be started again.
 */
export async function seedDemo(db: Kysely<Database>, options: SeedOptions): Promise<SeedResult> {
  const { profiles, seed, photoStore, clock, password, onProgress = () => {} } = options
  const now = clock.now()
  const site = await db
    .selectFrom('domains')
    .innerJoin('companies', 'companies.id', 'domains.company_id')
    .select(['domains.host', 'companies.added'])
    .where('domains.is_default', '=', true)
    .executeTakeFirstOrThrow()
  const names = await db
    .selectFrom('profiles')
    .select('name_fold')
    .where('domain_host', '=', site.host)
    .execute()
  onProgress('people', 0, profiles)
  const world = createWorld(await readGround(db), {
    profiles,
    seed,
    now,
    taken: new Set(names.map((row) => row.name_fold)),
    withAccounts: password !== null,
  })
  await writePictures(world.members, photoStore, (done, total) => onProgress('pictures', done, total))
  const rows = world.messages.length * 2 + world.likes.length
  onProgress('rows', 0, rows)
  await writeWorld(db, world, {
    host: site.host,
    termsVersion: termsVersion(site.added),
    now,
    passwordHash: password === null ? null : await hashDemoPassword(password),
  })
  await writeOrderHistory(db, now)
  await writeFictional(db, site.host)
  await writePromo(db, site.host)
  await writeComplaints(db, site.host, seed, now)
  await writeWaitingPhotos(db, photoStore, seed, now)
  await writeTraffic(db, seed, now)
  if (password !== null) await writePartner(db, options.publicUrl, now)
  onProgress('done', rows, rows)
  return {
    members: world.members.length,
    likes: world.likes.length,
    conversations: world.conversations.length,
    messages: world.messages.length,
    orders: world.orders.length,
    pictures: world.members.reduce((sum, member) => sum + member.photos.length, 0),
  }
}

/** Is there a demo already? Simulated members are never made twice. */
export async function hasDemo(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('demo', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The later of the terms' own date and the company's (`docs/product.md`, point 5). */
const termsVersion = (companyAdded: Date): string =>
  new Date(Math.max(Date.UTC(2023, 11, 1, 12), companyAdded.getTime())).toISOString()
