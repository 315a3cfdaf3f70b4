import { before, hours } from '../../clock.ts'
import { welcomeOnce } from '../../core/account/welcome-once.ts'
import { releaseHeldLikes } from '../../core/likes/release-held-likes.ts'
import { writeMail } from '../../core/mail/write-mail.ts'
import { lockProfiles } from '../../core/pair/lock-profiles.ts'
import type { Site } from '../../core/settings/site.ts'
import { findToken, markUsed, ownerOfToken } from '../../core/tokens/tokens.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import { grantSignupCredits } from '../../core/wallet/signup-credits.ts'
import { publishEvent, type Trx, touch } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { releaseHeldMessages } from '../chat/message/release-held.ts'
import { takeTimeBonusBack } from '../payments/discount/issue-time-bonus.ts'

/** `passwordHash`: as it is now. A session that is opened for it must not outlive a change of the password. */
type Activated = { userId: number; passwordHash: string | null; repeated: boolean }

/**
 * Turns an unconfirmed account into an active one: profile on, free credits first, then what was held is sent
 * (`docs/api.md`, 2.4). A link followed again within a day is answered as done, because mail scanners open links.
 */
export const activateAccount = async (
  services: Services,
  site: Site,
  token: string,
  now: Date,
): Promise<Activated> =>
  services.transaction(async (trx) => {
    // The wallet is the first lock of every transaction that moves credits.
    const owner = await ownerOfToken(trx, token, 'activation')
    if (owner !== null) await lockWallet(trx, owner)
    const found = await findToken(trx, token, 'activation', now)
    if (!found) throw apiError('token_invalid')
    const { userId, usedAt } = found
    if (usedAt) {
      if (usedAt < before(now, hours(24))) throw apiError('token_invalid')
      return { userId, passwordHash: null, repeated: true }
    }
    await markUsed(trx, token, now)
    const passwordHash = await switchOn(trx, services, site, userId, now)
    return { userId, passwordHash, repeated: false }
  })

const switchOn = async (
  trx: Trx,
  services: Services,
  site: Site,
  userId: number,
  now: Date,
): Promise<string | null> => {
  const user = await trx
    .updateTable('users')
    .set({ status: 'active', activated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'not_confirmed')
    .returning(['email', 'language', 'password_hash'])
    .executeTakeFirst()
  if (!user) throw apiError('activation_failed')
  await lockProfiles(trx, await withThoseAddressed(trx, userId), 'change')
  const profile = await trx
    .updateTable('profiles')
    .set({ status: 'active' })
    .where('user_id', '=', userId)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const isFirst = await welcomeOnce(trx, { userId, email: user.email })
  if (!isFirst) await takeTimeBonusBack(trx, userId)
  const credits = isFirst ? site.values.signup_credits : 0
  await grantSignupCredits(trx, { userId, credits, now })
  await releaseHeldLikes(trx, services, { profileId: profile.id, host: site.host }, now)
  await releaseHeldMessages(trx, userId, {
    settings: site.values,
    now,
    onDelivered: services.demoLife.messageArrived,
  })
  publishEvent(trx, userId, 'user', { status: 'active' })
  touch(trx, userId, 'likes')
  await writeMail(trx, {
    userId,
    to: user.email,
    language: user.language,
    ...(isFirst
      ? { template: 'welcome', params: { name: profile.name, credits: String(credits) } }
      : { template: 'welcome_again', params: { name: profile.name } }),
    url: `${services.config.publicUrl}/members`,
    siteName: site.values.mail_name,
    now,
  })
  return user.password_hash
}

/** The member's own profile and those of all who get something now: locked at once, in one order. */
const withThoseAddressed = async (trx: Trx, userId: number): Promise<number[]> => {
  const own = trx.selectFrom('profiles').select('id').where('user_id', '=', userId)
  const liked = trx
    .selectFrom('likes')
    .select('to_id as id')
    .where('from_id', 'in', own)
    .where('held', '=', true)
  const written = trx
    .selectFrom('conversation_members as theirs')
    .innerJoin('messages', 'messages.conversation_id', 'theirs.conversation_id')
    .select('theirs.profile_id as id')
    .where('messages.sender_profile_id', 'in', own)
    .where('messages.state', '=', 'held')
  const rows = await own.union(liked).union(written).execute()
  return rows.map(({ id }) => id)
}
