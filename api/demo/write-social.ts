import type { RowWriter } from './row-writer.ts'
import type { World } from './world.ts'

/** Likes, conversations and messages. */
export async function writeSocial({ insert, idOf }: RowWriter, world: World): Promise<void> {
  const { profiles: profile, conversations: conversation } = idOf
  // 0 is no message: nothing read yet.
  const message = (id: number) => (id === 0 ? 0 : idOf.messages(id))
  await insert(
    'likes',
    world.likes.map(({ from, to, ...like }) => ({ ...like, from_id: profile(from), to_id: profile(to) })),
  )
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
