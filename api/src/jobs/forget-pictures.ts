import { before, days } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { inBatches } from './batches.ts'
import { enqueue } from './jobs.ts'

/** Their files are erased by one job. */
const atOnce = 200
/** A picture is there before the message that carries it. */
const mayWaitFor = days(1)

const files = ['photos.storage_key', 'photos.thumb_key', 'photos.blur_key', 'photos.match_key'] as const

/** Pictures of conversations that no message shows any more, and what was rejected when its time to object is over. */
export const forgetPictures = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  for (const find of [unseen, rejected]) await forgetFound(services, find, now)
}

type Found = { id: number } & Record<'storage_key' | 'thumb_key' | 'blur_key' | 'match_key', string | null>
type Find = (trx: Trx, now: Date, most: number) => Promise<Found[]>

const forgetFound = ({ transaction, batchSize }: Services, find: Find, now: Date): Promise<void> =>
  inBatches(Math.min(batchSize, atOnce), (most) =>
    transaction(async (trx) => {
      const old = await find(trx, now, most)
      if (old.length === 0) return 0
      await trx
        .deleteFrom('photos')
        .where(
          'id',
          'in',
          old.map(({ id }) => id),
        )
        .execute()
      const pictures = old.flatMap(({ id: _, ...keys }) => Object.values(keys).flatMap((key) => key ?? []))
      await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures, archives: [] }, now })
      return old.length
    }),
  )

const unseen: Find = async (trx, now, most) => {
  const locked = await trx
    .selectFrom('photos')
    .select(['photos.id', ...files])
    .where('photos.visibility', '=', 'chat')
    .where('photos.created_at', '<', before(now, mayWaitFor))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.photo_id', '=', 'photos.id')
            .where('messages.state', '!=', 'deleted'),
        ),
      ),
    )
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  const shown = await shownNow(
    trx,
    locked.map(({ id }) => id),
  )
  return locked.filter(({ id }) => !shown.has(id))
}

/** Looked at again under the lock: a message that carries one may have come meanwhile, the next one waits. */
const shownNow = async (trx: Trx, ids: number[]): Promise<Set<number | null>> => {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom('messages')
    .select('photo_id')
    .where('photo_id', 'in', ids)
    .where('state', '!=', 'deleted')
    .execute()
  return new Set(rows.map(({ photo_id }) => photo_id))
}

const rejected: Find = (trx, now, most) =>
  trx
    .selectFrom('photos')
    .select(['photos.id', ...files])
    .where('photos.status', 'in', ['rejected', 'deleted'])
    .where('photos.visibility', '!=', 'chat')
    .where('photos.decided_at', '<', before(now, months(keptFor.rejected_photos_months)))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
