import { createHash } from 'node:crypto'
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { chunks } from '../src/database/catalogue/catalogue.ts'
import { fold } from '../src/database/fold.ts'
import { json } from '../src/database/schema/columns.ts'
import type { Database } from '../src/database/schema.ts'
import { writeDiscountCodes } from './discount-codes.ts'
import { pictureSize } from './portraits.ts'
import type { World } from './world.ts'

type Trx = Transaction<Database>

export type Writing = {
  host: string
  termsVersion: string
  now: Date
  /** Hash for the fixed accounts; null where they get no password. */
  passwordHash: string | null
}

const days = 86_400_000

/** Writes the demo in one transaction: afterwards it is all there, or nothing is. */
export const writeWorld = (db: Kysely<Database>, world: World, writing: Writing): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ids = await firstIds(trx)
    const user = (key: number) => ids.users + key
    const profile = (key: number) => ids.profiles + key
    const insert = createInsert(trx)

    await insert(
      'users',
      world.members.map((member) => userRow(member, user(member.key), writing)),
    )
    await insert(
      'account_revisions',
      world.members.map((member) => ({ user_id: user(member.key) })),
    )
    await insert(
      'profiles',
      world.members.map((member) => profileRow(member, profile(member.key), user(member.key), writing.host)),
    )
    await insert('consents', consentRows(world, user, writing.termsVersion))
    await writeInterests(trx, insert, world, profile)
    await writePhotos(trx, insert, world, profile, ids.photos)
    await insert(
      'likes',
      world.likes.map(({ from, to, ...like }) => ({ ...like, from_id: profile(from), to_id: profile(to) })),
    )
    await writeMoney(insert, world, user, ids)
    await writeChat(insert, world, profile, ids)
    await moveCounters(trx)
    await writeDiscountCodes(trx, writing.now)
  })

type Insert = <Table extends keyof Database & string>(
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
) => Promise<void>

// A few hundred rows a statement: few round trips, and far below the limit of 65 535 parameters.
const createInsert =
  (trx: Trx): Insert =>
  async (table, rows) => {
    for (const chunk of chunks(rows, 400)) await trx.insertInto(table).values(chunk).execute()
  }

const countedTables = [
  ...(['users', 'profiles', 'photos', 'orders', 'conversations', 'messages', 'credit_lots'] as const),
] as const
type FirstIds = Record<(typeof countedTables)[number], number>

const greatestId = (table: string): RawBuilder<{ id: number }> =>
  sql`select coalesce(max(id), 0)::int as id from ${sql.table(table)}`

async function firstIds(trx: Trx): Promise<FirstIds> {
  const greatest = async (table: keyof FirstIds) => (await greatestId(table).execute(trx)).rows[0]?.id ?? 0
  return {
    users: await greatest('users'),
    profiles: await greatest('profiles'),
    photos: await greatest('photos'),
    orders: await greatest('orders'),
    conversations: await greatest('conversations'),
    messages: await greatest('messages'),
    credit_lots: await greatest('credit_lots'),
  }
}

/** The rows above brought their ids with them: the tables' own counters go on behind them. */
async function moveCounters(trx: Trx) {
  for (const table of countedTables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
      trx,
    )
}

function userRow(
  member: World['members'][number],
  id: number,
  { host, passwordHash, termsVersion, now }: Writing,
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
    purge_at: member.deleted_at && new Date(member.deleted_at.getTime() + 14 * days),
    first_paid_at: member.premium ? (member.activated_at ?? now) : null,
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

async function writeInterests(trx: Trx, insert: Insert, world: World, profile: (key: number) => number) {
  const known = await trx.selectFrom('interests').select(['id', 'slug']).execute()
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]))
  const rows = world.members.flatMap((member) =>
    member.interests.flatMap((slug) => {
      const interest_id = idOf.get(slug)
      return interest_id === undefined ? [] : [{ profile_id: profile(member.key), interest_id }]
    }),
  )
  await insert('profile_interests', rows)
}

async function writePhotos(
  trx: Trx,
  insert: Insert,
  world: World,
  profile: (key: number) => number,
  before: number,
) {
  const photos = world.members.flatMap((member) =>
    member.photos.map((photo, position) => ({ member, photo, position })),
  )
  await insert(
    'photos',
    photos.map(({ member, photo, position }, index) => ({
      id: before + index + 1,
      profile_id: profile(member.key),
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
    where photos.profile_id = profiles.id and photos.position = 0 and photos.id > ${before}`.execute(trx)
}

async function writeMoney(insert: Insert, world: World, user: (key: number) => number, ids: FirstIds) {
  const order = (id: number) => ids.orders + id
  const lot = (id: number) => ids.credit_lots + id
  const refs = { user, order, message: (id: number) => ids.messages + id }
  const { wallets } = world
  await insert(
    'orders',
    world.orders.map((one) => ({
      id: order(one.id),
      number: one.number,
      user_id: user(one.user),
      bundle_id: one.bundle.id,
      credits: one.bundle.credits,
      price_cents: one.bundle.price_cents,
      total_cents: one.bundle.price_cents,
      currency: one.bundle.currency,
      vat_rate: one.vat_rate,
      vat_cents: one.vat_cents,
      country: one.bundle.country,
      paymentmethod: one.method,
      state: 'completed' as const,
      withdrawal_ack_at: one.completed_at,
      credited_at: one.completed_at,
      completed_at: one.completed_at,
      created_at: one.completed_at,
      updated_at: one.completed_at,
    })),
  )
  const payment = (id: number) => `tr_demo_${order(id)}`
  await insert(
    'payments',
    world.orders.map((one) => ({
      order_id: order(one.id),
      provider: 'sandbox',
      provider_id: payment(one.id),
      method: one.method,
      status: 'paid',
      amount_cents: one.bundle.price_cents,
      currency: one.bundle.currency,
      created_at: one.completed_at,
      updated_at: one.completed_at,
    })),
  )
  await insert(
    'wallets',
    world.members.map((member) => ({ user_id: user(member.key), balance: wallets.balance(member.key) })),
  )
  await insert(
    'credit_lots',
    wallets.lots.map((one) => ({
      id: lot(one.id),
      user_id: user(one.user),
      kind: one.kind,
      order_id: one.order === null ? null : order(one.order),
      granted: one.granted,
      remaining: one.remaining,
      unit_net_cents: one.unit_net_cents,
      created_at: one.created_at,
    })),
  )
  await insert(
    'credit_ledger',
    wallets.entries.map((entry) => {
      const ref_id = refs[entry.ref_type](entry.ref_id)
      return {
        user_id: user(entry.user),
        kind: entry.kind,
        delta: entry.delta,
        balance_after: entry.balance_after,
        ref_type: entry.ref_type,
        ref_id,
        lots: json(entry.lots.map((share) => ({ lot_id: lot(share.lot_id), credits: share.credits }))),
        idempotency_key: `${entry.kind}:${entry.ref_type}:${ref_id}`,
        created_at: entry.created_at,
      }
    }),
  )
}

async function writeChat(insert: Insert, world: World, profile: (key: number) => number, ids: FirstIds) {
  const conversation = (id: number) => ids.conversations + id
  const message = (id: number) => (id === 0 ? 0 : ids.messages + id)
  await insert(
    'conversations',
    world.conversations.map((one) => ({
      id: conversation(one.id),
      a_id: profile(one.a),
      b_id: profile(one.b),
      last_message_id: message(one.last_message_id),
      last_at: one.last_at,
      created_at: one.created_at,
    })),
  )
  await insert(
    'conversation_members',
    world.conversations.flatMap((one) =>
      one.seats.map((seat) => ({
        conversation_id: conversation(one.id),
        profile_id: profile(seat.key),
        unread: seat.unread,
        read_until: message(seat.read_until),
        free_slot: seat.free_slot,
        last_at: one.last_at,
      })),
    ),
  )
  await insert(
    'messages',
    world.messages.map((one) => ({
      id: message(one.id),
      conversation_id: conversation(one.conversation),
      sender_profile_id: profile(one.sender),
      client_id: one.client_id,
      type: one.type,
      text: one.text,
      gift_id: one.gift,
      state: one.state,
      credits_charged: one.credits,
      created_at: one.created_at,
      delivered_at: one.delivered_at,
      read_at: one.read_at,
    })),
  )
}
