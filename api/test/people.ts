import { randomBytes, randomUUID } from 'node:crypto'
import type { SseEventName } from '@lonk/shared-api/schemas/sse.ts'
import { after, days } from '../src/clock.ts'
import { hashToken, newToken } from '../src/core/session/session-token.ts'
import { grant, lockWallet } from '../src/core/wallet/ledger.ts'
import type { Services } from '../src/services.ts'
import { type Browser, browserOf } from './visitors.ts'

/** A member of the site under test, logged in, and their browser. */
export type Person = Browser & {
  userId: number
  profileId: number
  /** Names and data of the events told to this account so far. */
  events: () => Promise<{ event: SseEventName; data: unknown }[]>
}

type Wish = {
  status?: 'active' | 'not_confirmed'
  credits?: number
  country?: string
  fictional?: boolean
  demo?: boolean
  readReceipts?: boolean
  signedUp?: Date
}

/** What making people takes: a running API has it, and so has a test that only opens the database. */
type Maker = { services: Pick<Services, 'clock' | 'config' | 'db' | 'sites' | 'transaction'>; url: string }

/** Makes a member in the database, with a wallet that its ledger explains, and logs them in. */
export const createPerson = async (api: Maker, wish: Wish = {}): Promise<Person> => {
  const { services, url } = api
  const now = services.clock.now()
  const token = newToken()
  const status = wish.status ?? 'active'
  const country = wish.country ?? 'NL'
  const name = `p${randomBytes(6).toString('hex')}`
  const ids = await services.transaction(async (trx) => {
    const site = await services.sites.of(undefined)
    const { id: userId } = await trx
      .insertInto('users')
      .values({
        domain_host: site.host,
        email: `${name}@example.test`,
        email_fold: `${name}@example.test`,
        status,
        language: 'nl',
        country,
        demo: wish.demo ?? false,
        read_receipts: wish.readReceipts ?? true,
        activated_at: status === 'active' ? now : null,
        created_at: wish.signedUp ?? now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('wallets').values({ user_id: userId }).execute()
    await trx.insertInto('account_revisions').values({ user_id: userId }).execute()
    const { id: profileId } = await trx
      .insertInto('profiles')
      .values({
        domain_host: site.host,
        user_id: userId,
        name,
        name_fold: name,
        status: status === 'active' ? 'active' : 'disabled',
        gender: 'female',
        seeking: 'both',
        date_of_birth: '1990-01-01',
        country,
        fictional: wish.fictional ?? false,
        demo: wish.demo ?? false,
        last_online_at: now,
        online_until: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        remember: true,
        created_at: now,
        expires_at: after(now, days(30)),
        last_seen: now,
      })
      .execute()
    if (wish.credits) {
      await lockWallet(trx, userId)
      const ref = { type: 'user', id: userId } as const
      await grant(
        trx,
        { user_id: userId, kind: 'staff_grant', credits: wish.credits, ref, now },
        { kind: 'free' },
      )
    }
    return { userId, profileId }
  })
  const cookie = `${services.config.sessionCookie.name}=${token}`
  return {
    ...ids,
    ...browserOf(url, cookie),
    events: async () => {
      const rows = await services.db
        .selectFrom('events')
        .select(['event', 'data'])
        .where('user_id', '=', ids.userId)
        .orderBy('seq')
        .execute()
      return rows
    },
  }
}

/** A text to a profile, as the composer sends it. */
export const textTo = (to: { profileId: number }, text = 'Hoi!', client_id: string = randomUUID()) => ({
  profile_id: to.profileId,
  client_id,
  type: 'text',
  text,
})
