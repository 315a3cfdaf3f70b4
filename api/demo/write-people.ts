import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { days } from '../src/clock.ts'
import { fold } from '../src/database/fold.ts'
import { pictureSize } from './picture-size.ts'
import type { RowWriter } from './row-writer.ts'
import type { World } from './world.ts'

export type Writing = {
  host: string
  termsVersion: string
  now: Date
  /** Hash for the fixed accounts; null where they get no password. */
  passwordHash: string | null
}

type UserContext = Writing & { firstPaidAt: ReadonlyMap<number, Date> }

/** Accounts, profiles, what they agreed to, like, and look like. */
export async function writePeople(writer: RowWriter, world: World, writing: Writing): Promise<void> {
  const { insert, idOf } = writer
  // Orders are in the order of time: the first of each member stays.
  const firstPaidAt = new Map(
    world.orders.map((order) => [order.user, order.completed_at] as const).reverse(),
  )
  await insert(
    'users',
    world.members.map((member) => userRow(member, idOf.users(member.key), { ...writing, firstPaidAt })),
  )
  await insert(
    'account_revisions',
    world.members.map((member) => ({ user_id: idOf.users(member.key) })),
  )
  await insert(
    'profiles',
    world.members.map((member) =>
      profileRow(member, idOf.profiles(member.key), idOf.users(member.key), writing.host),
    ),
  )
  await insert('consents', consentRows(world, idOf.users, writing.termsVersion))
  await writeInterests(writer, world)
  await writePhotos(writer, world)
}

function userRow(
  member: World['members'][number],
  id: number,
  { host, passwordHash, termsVersion, firstPaidAt }: UserContext,
) {
  return {
    id,
    domain_host: host,
    email: member.email,
    email_fold: fold(member.email),
    password_hash: member.password ? passwordHash : null,
    status: member.status,
    role: member.role,
    language: member.language,
    country: member.place.country,
    demo: member.demo,
    paid_user: member.premium,
    notifications_disabled: member.notifications_disabled,
    directdebit_blocked: member.directdebit_blocked,
    terms_accepted_version: termsVersion,
    activated_at: member.activated_at,
    deleted_at: member.deleted_at,
    purge_at: member.deleted_at && new Date(member.deleted_at.getTime() + days(14)),
    first_paid_at: firstPaidAt.get(member.key) ?? null,
    created_at: member.created_at,
  }
}

function profileRow(member: World['members'][number], id: number, user_id: number, domain_host: string) {
  return {
    id,
    domain_host,
    user_id,
    name: member.name,
    name_fold: fold(member.name),
    status: member.profile_status,
    gender: member.gender,
    seeking: member.seeking,
    sexuality: member.sexuality,
    date_of_birth: member.date_of_birth,
    country: member.place.country,
    region_id: member.place.region_id,
    city_id: member.place.city_id,
    city_text: member.place.name,
    lat: member.place.lat,
    lon: member.place.lon,
    about: member.about,
    hair_colour: member.hair_colour,
    eye_colour: member.eye_colour,
    body_type: member.body_type,
    relationship_status: member.relationship_status,
    tattoos: member.tattoos,
    reason: member.reason,
    demo: member.demo,
    verified_at: member.verified_at,
    last_online_at: member.last_online_at,
    online_until: member.online_until,
    show_on_landers: member.show_on_landers,
    created_at: member.created_at,
  }
}

const consentRows = (world: World, user: (key: number) => number, version: string) =>
  world.members.flatMap((member) =>
    (['terms', 'sensitive'] as const).map((kind) => ({
      user_id: user(member.key),
      kind,
      version,
      granted: true,
      at: member.created_at,
    })),
  )

async function writeInterests({ trx, insert, idOf }: RowWriter, world: World) {
  const known = await trx.selectFrom('interests').select(['id', 'slug']).execute()
  const bySlug = new Map(known.map(({ id, slug }) => [slug, id]))
  const rows = world.members.flatMap((member) =>
    member.interests.flatMap((slug) => {
      const interest_id = bySlug.get(slug)
      return interest_id === undefined ? [] : [{ profile_id: idOf.profiles(member.key), interest_id }]
    }),
  )
  await insert('profile_interests', rows)
}

async function writePhotos({ trx, insert, idOf }: RowWriter, world: World) {
  const photos = world.members.flatMap((member) =>
    member.photos.map((photo, position) => ({ member, photo, position })),
  )
  await insert(
    'photos',
    photos.map(({ member, photo, position }, index) => ({
      id: idOf.photos(index + 1),
      profile_id: idOf.profiles(member.key),
      visibility: photo.visibility,
      status: 'active' as const,
      storage_key: photo.storage_key,
      blur_key: photo.blur_key,
      sha256: createHash('sha256').update(photo.storage_key).digest('hex'),
      ...pictureSize,
      position,
      created_at: member.created_at,
    })),
  )
  await sql`update profiles set main_photo_id = photos.id from photos
    where photos.profile_id = profiles.id and photos.position = 0 and photos.id >= ${idOf.photos(1)}`.execute(
    trx,
  )
}
