import { before, days } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { enqueue } from './jobs.ts'

const atOnce = 200
/** A picture is there before the message that carries it. */
const mayWaitFor = days(1)

const files = ['photos.storage_key', 'photos.thumb_key', 'photos.blur_key', 'photos.match_key'] as const

/** Pictures of conversations that no message shows any more, and what was rejected when its time to object is over. */
export const forgetPictures = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await services.transaction(async (trx) => {
    const old = [...(await unseen(trx, now)), ...(await rejected(trx, now))]
    if (old.length === 0) return
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
  })
}

const unseen = (trx: Trx, now: Date) =>
  trx
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
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()

const rejected = (trx: Trx, now: Date) =>
  trx
    .selectFrom('photos')
    .select(['photos.id', ...files])
    .where('photos.status', 'in', ['rejected', 'deleted'])
    .where('photos.visibility', '!=', 'chat')
    .where('photos.decided_at', '<', before(now, months(keptFor.rejected_photos_months)))
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
