import type { SseEventName } from '@lonk/shared-api/schemas/sse.ts'
import * as z from 'zod/mini'
import { after, seconds } from '../../clock.ts'
import type { NoticeKind } from '../../database/schema/notifications.ts'
import type { Trx } from '../../database/transaction.ts'
import { mailAfter } from './when.ts'

/** An open page gets this long to show it first. */
const pushAfter = seconds(2)

const received = z.object({ message: z.object({ id: z.int(), own: z.literal(false) }) })
const fromProfile = z.object({ profile: z.object({ id: z.int() }) })

type Told = { event: SseEventName; data: unknown }
type Notice = { kind: NoticeKind; refId: number }

/** The event as a notice, where it is worth telling somebody who is not here. */
export const noticeOf = ({ event, data }: Told): Notice | null => {
  if (event === 'message') {
    const parsed = received.safeParse(data)
    return parsed.success ? { kind: 'message', refId: parsed.data.message.id } : null
  }
  if (event === 'like' || event === 'match') {
    const parsed = fromProfile.safeParse(data)
    return parsed.success ? { kind: event, refId: parsed.data.profile.id } : null
  }
  return null
}

/** Written with the events themselves, in their transaction (`database/transaction.ts`). */
export const writeNotices = async (
  trx: Trx,
  userId: number,
  events: readonly Told[],
  now: Date,
): Promise<void> => {
  const found = events.flatMap((event) => noticeOf(event) ?? [])
  // A match is told instead of the like that made it.
  const matches = new Set(found.flatMap(({ kind, refId }) => (kind === 'match' ? [refId] : [])))
  const notices = found.filter(({ kind, refId }) => kind !== 'like' || !matches.has(refId))
  if (notices.length === 0) return
  await trx
    .insertInto('notices')
    .values(
      notices.map(({ kind, refId }) => ({
        user_id: userId,
        kind,
        ref_id: refId,
        created_at: now,
        push_at: after(now, pushAfter),
        mail_at: after(now, mailAfter),
      })),
    )
    .execute()
}
