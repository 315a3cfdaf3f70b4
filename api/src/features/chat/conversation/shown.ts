import { sql } from 'kysely'

/**
 * What a member sees of a conversation: a condition on `messages`, beside the member's row of `conversation_members`,
 * which is called `m`.
 */
export const shownToMember = sql<boolean>`messages.id > m.hidden_before_id and messages.state <> 'deleted'
  and (messages.state <> 'held' or messages.sender_profile_id = m.profile_id)
  and not m.profile_id = any(messages.deleted_for)`

/** Of the messages that this member sees; null where there are none. */
export const lastShown = sql<number | null>`(select max(messages.id) from messages
  where messages.conversation_id = m.conversation_id and ${shownToMember})`
