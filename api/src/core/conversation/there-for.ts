import { type RawBuilder, sql } from 'kysely'

/** A profile's id, or the column that holds it. */
type Who = number | RawBuilder<unknown>

/**
 * Of the rows of `messages`, those that ever came to a member: own ones, and what was released to them, given or still
 * waiting. What is held, and what its sender took back before it was given, never did.
 */
export const cameTo = (profile: Who) => sql<boolean>`(messages.sender_profile_id = ${profile}
  or messages.handed_at is not null or messages.state not in ('held', 'deleted'))`

/**
 * Is there a conversation for one of its two members? For whoever opened it, and once a message has come to them; to
 * anybody else it is as absent as one that never was, whatever call asks. A column must be named with its table, which
 * is none of the two that are asked here.
 */
export const thereFor = (profile: Who, conversation: RawBuilder<unknown> = sql.ref('conversations.id')) =>
  sql<boolean>`(exists (select from conversation_members as member
      where member.conversation_id = ${conversation} and member.profile_id = ${profile} and member.opened)
    or exists (select from messages
      where messages.conversation_id = ${conversation} and ${cameTo(profile)}))`
