import { randomInt } from 'node:crypto'
import type { Conversation } from '@lonk/shared-api/schemas/chat.ts'
import type { Selectable } from 'kysely'
import { thereFor } from '../../../core/conversation/there-for.ts'
import { pairOf } from '../../../core/pair/pair-of.ts'
import type { Db } from '../../../database/connection.ts'
import type { ChatTables } from '../../../database/schema/chat.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { Partner } from './partner.ts'
import { lastShown } from './shown.ts'

export type ConversationRow = Selectable<ChatTables['conversations']>
export type MembershipRow = Selectable<ChatTables['conversation_members']> & {
  /** Of what this member sees in it. */
  last_message_id: number | null
}

export const partnerIdIn = ({ a_id, b_id }: Pick<ConversationRow, 'a_id' | 'b_id'>, me: number): number =>
  a_id === me ? b_id : a_id

/** A conversation that this member knows of; any other is as absent as none. */
export const findConversation = (
  db: Db,
  id: number,
  myProfileId: number,
): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('a_id', '=', myProfileId), where('b_id', '=', myProfileId)]))
    .where(thereFor(myProfileId))
    .executeTakeFirst()

/** The conversation with another one, where this member knows of it. */
export const findPair = (
  db: Db,
  myProfileId: number,
  other: number,
): Promise<ConversationRow | undefined> => {
  const { a_id, b_id } = pairOf(myProfileId, other)
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('a_id', '=', a_id)
    .where('b_id', '=', b_id)
    .where(thereFor(myProfileId))
    .executeTakeFirst()
}

/**
 * Drawn, not counted: whoever opens a conversation that the other one had begun before gets its number, and a low one
 * would tell that it was begun.
 */
const drawId = (): number => randomInt(10 ** 11, 10 ** 12)

/**
 * The pair's conversation, made where there is none, locked until the transaction ends: from now on this member has it,
 * whether or not the other one had begun it.
 */
export const openPair = async (
  trx: Trx,
  myProfileId: number,
  partner: Pick<Partner, 'profileId'>,
  now: Date,
): Promise<ConversationRow> => {
  const pair = pairOf(myProfileId, partner.profileId)
  const made = await trx
    .insertInto('conversations')
    .values(({ selectFrom }) => ({
      ...pair,
      id: drawId(),
      // Whoever of the two begins it.
      fictional: selectFrom('profiles')
        .select(({ fn }) => fn.agg<boolean>('bool_or', ['fictional']).as('fictional'))
        .where('id', 'in', [pair.a_id, pair.b_id]),
      created_at: now,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) {
    const members = [pair.a_id, pair.b_id].map((profile_id) => ({
      conversation_id: made.id,
      profile_id,
      opened: profile_id === myProfileId,
    }))
    await trx.insertInto('conversation_members').values(members).execute()
    return made
  }
  const found = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('a_id', '=', pair.a_id)
    .where('b_id', '=', pair.b_id)
    .forUpdate()
    .executeTakeFirst()
  // The number was drawn before, for another pair.
  if (!found) return openPair(trx, myProfileId, partner, now)
  await trx
    .updateTable('conversation_members')
    .set({ opened: true })
    .where('conversation_id', '=', found.id)
    .where('profile_id', '=', myProfileId)
    .where('opened', '=', false)
    .execute()
  return found
}

export const lockConversation = (trx: Trx, id: number): Promise<ConversationRow> =>
  trx.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const membershipOf = (db: Db, conversationId: number, profileId: number): Promise<MembershipRow> =>
  db
    .selectFrom('conversation_members as m')
    .selectAll()
    .select(lastShown.as('last_message_id'))
    .where('conversation_id', '=', conversationId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()

/** Conversations in which this member has used up a free slot, for life. */
export const usedSlots = async (db: Db, profileId: number): Promise<number> => {
  const { used } = await db
    .selectFrom('conversation_members')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('profile_id', '=', profileId)
    .where('free_slot', '=', true)
    .executeTakeFirstOrThrow()
  return Number(used)
}

/** Has this member ever written here? Held and deleted messages count. */
export const hasWritten = async (db: Db, conversationId: number, profileId: number): Promise<boolean> => {
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', '=', profileId)
    .limit(1)
    .executeTakeFirst()
  return message !== undefined
}

export const conversationView = (
  conversation: Pick<ConversationRow, 'id' | 'fictional'>,
  membership: Pick<MembershipRow, 'free_slot' | 'muted' | 'fictional_ack_at' | 'last_message_id'>,
  partner: Pick<Partner, 'standing'>,
): Conversation => ({
  id: conversation.id,
  state: partner.standing === 'closed' ? 'closed' : 'open',
  counts_as_free_slot: membership.free_slot,
  last_message_id: membership.last_message_id,
  muted: membership.muted,
  fictional: conversation.fictional,
  fictional_ack: membership.fictional_ack_at !== null,
})
