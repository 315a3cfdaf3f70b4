import { sql } from 'kysely'
import type { Services } from '../../../services.ts'

/**
 * A member is given these messages: from now on they are paid (`handed_at`), however the two stand to
 * each other. One that the answer does not hold must not be among them. Its sender sees it as delivered only where both can be found; across a block or a pause, and for whoever
 * is invisible, nothing changes that could show that somebody is there. Reads ask for it, so it writes only where there
 * is something to write.
 */
export const handOver = async (
  { db }: Pick<Services, 'db'>,
  profileId: number,
  messageIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (messageIds.length === 0) return
  // Locked in the order of ids: two pages of one member never wait in a circle.
  await sql`
    with waiting as (
      select m.id, me.status = 'active' and other.status = 'active' and not owner.invisible and not exists (
          select from blocks where (blocker_id, blocked_id) in ((me.id, other.id), (other.id, me.id))) as heard
      from messages m
      join conversations c on c.id = m.conversation_id and ${profileId} in (c.a_id, c.b_id)
      join profiles me on me.id = ${profileId}
      join users owner on owner.id = me.user_id
      join profiles other on other.id = m.sender_profile_id
      where m.id = any(${[...messageIds]}::bigint[]) and m.state = 'sent'
        and m.sender_profile_id <> ${profileId}
      order by m.id for update of m)
    update messages set handed_at = coalesce(handed_at, ${now}),
      state = case when heard then 'delivered' else state end,
      delivered_at = case when heard then ${now} else delivered_at end
    from waiting where messages.id = waiting.id and (handed_at is null or heard)`.execute(db)
}

type Reading<Read> = {
  read: () => Promise<Read>
  /** Messages among what was found that are still to be handed over. */
  waitingIn: (found: Read) => readonly number[]
  /** What is given where even more has come in between: the next read brings the rest. */
  withoutWaiting: (found: Read) => Read
}

/**
 * Reads what a member is about to be given, and gives it only once it is handed over: a message that has been read is
 * paid, however fast its sender takes it back.
 */
export const handedOver = async <Read>(
  services: Pick<Services, 'db'>,
  profileId: number,
  now: Date,
  { read, waitingIn, withoutWaiting }: Reading<Read>,
): Promise<Read> => {
  const found = await read()
  const messageIds = waitingIn(found)
  if (messageIds.length === 0) return found
  await handOver(services, profileId, messageIds, now)
  return withoutWaiting(await read())
}

type Incoming = { state: string; sender_profile_id: number; handed_at: Date | null }

/** Not handed over yet: nobody but its sender may have it. */
export const isWaiting = ({ state, sender_profile_id, handed_at }: Incoming, profileId: number): boolean =>
  state === 'sent' && sender_profile_id !== profileId && handed_at === null

/** Handed over while the two could not hear of each other, and now they can: its sender may see it delivered. */
export const isUntold = ({ state, sender_profile_id, handed_at }: Incoming, profileId: number): boolean =>
  state === 'sent' && sender_profile_id !== profileId && handed_at !== null
