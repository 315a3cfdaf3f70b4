import type { DecisionAction } from '@lonk/shared-api/schemas/complaint.ts'
import { sql } from 'kysely'
import { recountUnread } from '../../core/conversation/unread.ts'
import { tellPartners } from '../../core/realtime/tell-partners.ts'
import { revokeSessions } from '../../core/session/end-sessions.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { eachInTurn } from '../../jobs/batches.ts'
import type { Services } from '../../services.ts'
import { tellOwner as tellOfPhoto } from '../photos/finish-photo.ts'
import { settleMainPhoto } from '../photos/own-photos.ts'
import { dropMarkOfUnseenPhotos } from '../photos/unseen-photos.ts'
import type { Target } from './rules.ts'

type Subject = { userId: number | null; target: Pick<Target, 'type' | 'id'>; decisionId: number }
type Measure = { action: DecisionAction; until: Date | null; now: Date }

/** Does what was decided. */
export const takeEffect = async (
  trx: Trx,
  services: Pick<Services, 'fanOut'>,
  { userId, target, decisionId }: Subject,
  { action, until, now }: Measure,
): Promise<void> => {
  if (action === 'remove_content') return removeContent(trx, target, now)
  if (userId === null || action === 'none') return
  await lockAccount(trx, userId)
  await trx
    .insertInto('sanctions')
    .values({ user_id: userId, kind: action, until, decision_id: decisionId, created_at: now })
    .execute()
  if (action === 'warn') return
  await trx
    .updateTable('users')
    .set({ status: 'banned' })
    .where('id', '=', userId)
    .where('status', 'in', ['active', 'not_confirmed', 'paused'])
    .execute()
  // Whoever has deleted the account meanwhile must not evade the measure by the link of that mail.
  await trx
    .updateTable('users')
    .set({ status_before_deletion: 'banned' })
    .where('id', '=', userId)
    .where('status', '=', 'deleted_pending')
    .execute()
  const profile = await trx
    .updateTable('profiles')
    .set({ status: 'disabled' })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (profile) await tellPartners(trx, profile.id)
  await revokeSessions(trx, services, userId, null)
}

/** Measures are imposed and lifted one after the other: whoever lifts one knows all that are in force. */
const lockAccount = (trx: Trx, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

const removeContent = async (trx: Trx, { type, id }: Subject['target'], now: Date): Promise<void> => {
  if (id === null) return
  if (type === 'photo') {
    const photo = await trx
      .updateTable('photos')
      .set({ status: 'rejected', decided_at: now })
      .where('id', '=', id)
      .where('status', '!=', 'deleted')
      .returning('profile_id')
      .executeTakeFirst()
    if (!photo) return
    await settleMainPhoto(trx, photo.profile_id)
    await dropMarkOfUnseenPhotos(trx, photo.profile_id)
    await tellOfPhoto(trx, photo.profile_id, { id, status: 'rejected' })
  }
  if (type === 'profile') {
    await trx.updateTable('profiles').set({ about: '', signup_message: '' }).where('id', '=', id).execute()
    await tellOwner(trx, id)
  }
  if (type === 'message') {
    await lockConversationOf(trx, id)
    const message = await trx
      .updateTable('messages')
      .set({ state: 'deleted', text: null })
      .where('id', '=', id)
      .returning('conversation_id')
      .executeTakeFirst()
    if (message) await tellConversation(trx, message.conversation_id, id)
  }
}

const tellOwner = async (trx: Trx, profileId: number): Promise<void> => {
  const owner = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', profileId)
    .executeTakeFirst()
  if (owner?.user_id) publishEvent(trx, owner.user_id, 'user', {})
}

/** What arrives or is read at this moment is counted before or after, never at the same time. */
const lockConversationOf = (trx: Trx, messageId: number) =>
  trx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('messages').select('conversation_id').where('messages.id', '=', messageId),
    )
    .forUpdate()
    .execute()

const tellConversation = async (trx: Trx, conversationId: number, messageId: number): Promise<void> => {
  const members = await trx
    .selectFrom('conversation_members')
    .innerJoin('profiles', 'profiles.id', 'conversation_members.profile_id')
    .select(['profiles.user_id', 'conversation_members.profile_id'])
    .where('conversation_members.conversation_id', '=', conversationId)
    .execute()
  for (const { user_id, profile_id } of members) {
    await recountUnread(trx, conversationId, profile_id)
    if (user_id)
      publishEvent(trx, user_id, 'message_deleted', { id: messageId, conversation_id: conversationId })
  }
}

/** Lifts what a decision has imposed on a member; removed words do not come back, a photo does. */
export const undoEffect = async (
  trx: Trx,
  { userId, target, decisionId }: Subject,
  now: Date,
): Promise<void> => {
  if (target.type === 'photo' && target.id !== null) await showAgain(trx, target.id, now)
  if (userId === null) return
  await lockAccount(trx, userId)
  await trx.deleteFrom('sanctions').where('decision_id', '=', decisionId).execute()
  await restore(trx, userId, now)
}

const showAgain = async (trx: Trx, id: number, now: Date): Promise<void> => {
  const photo = await trx
    .updateTable('photos')
    .set({ status: 'active', decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .returning('profile_id')
    .executeTakeFirst()
  if (!photo) return
  await settleMainPhoto(trx, photo.profile_id)
  await tellOfPhoto(trx, photo.profile_id, { id, status: 'active' })
}

/** Back among the members, unless another measure forbids it. */
const restore = async (trx: Trx, userId: number, now: Date): Promise<void> => {
  const measure = await trx
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['suspend', 'ban'])
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()
  if (measure) return
  const before = sql<UserStatus>`case when activated_at is null then 'not_confirmed' else 'active' end`
  await trx
    .updateTable('users')
    .set({ status_before_deletion: before })
    .where('id', '=', userId)
    .where('status', '=', 'deleted_pending')
    .where('status_before_deletion', '=', 'banned')
    .execute()
  const user = await trx
    .updateTable('users')
    .set({ status: before })
    .where('id', '=', userId)
    .where('status', '=', 'banned')
    .where('purge_at', 'is', null)
    .returning('activated_at')
    .executeTakeFirst()
  if (!user?.activated_at) return
  const profile = await trx
    .updateTable('profiles')
    .set({ status: 'active' })
    .where('user_id', '=', userId)
    .where('status', '=', 'disabled')
    .returning('id')
    .executeTakeFirst()
  if (profile) await tellPartners(trx, profile.id)
}

/** Duty: suspended members whose time is over are back. */
export const endSuspensions = async (services: Services): Promise<void> => {
  const { db, clock, transaction } = services
  const now = clock.now()
  await eachInTurn(services, 'end suspensions', {
    due: async (after, most) => {
      const over = await db
        .selectFrom('sanctions')
        .innerJoin('users', 'users.id', 'sanctions.user_id')
        .select('users.id')
        .distinct()
        .where((eb) =>
          eb.or([
            eb.and([eb('users.status', '=', 'banned'), eb('users.purge_at', 'is', null)]),
            eb.and([
              eb('users.status', '=', 'deleted_pending'),
              eb('users.status_before_deletion', '=', 'banned'),
            ]),
          ]),
        )
        .where('sanctions.kind', '=', 'suspend')
        .where('sanctions.until', '<=', now)
        .where('users.id', '>', after)
        .orderBy('users.id')
        .limit(most)
        .execute()
      return over.map(({ id }) => id)
    },
    act: (id) =>
      transaction(async (trx) => {
        await lockAccount(trx, id)
        await restore(trx, id, now)
      }),
  })
}
