import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { settleMainPhoto } from './own-photos.ts'
import { variantsOf } from './picture.ts'

/** The key, because of a photo that was deleted meanwhile nothing else tells it. */
const payloadOf = z.object({ id: z.number(), key: z.optional(z.string()) })

/** Makes the smaller pictures of an uploaded photo; then it is shown, or waits for its review. */
export const finishPhoto =
  (services: Services): JobHandler =>
  async (payload) => {
    const { id, key } = payloadOf.parse(payload)
    const { db, photos } = services
    const row = await db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
      .select(['photos.storage_key', 'profiles.domain_host'])
      .where('photos.id', '=', id)
      .where('photos.status', '=', 'processing')
      .executeTakeFirst()
    if (!row) {
      if (key !== undefined) await removeUnlessKept(services, id, key)
      return
    }
    const file = await photos.open(row.storage_key)
    if (!file) throw new Error(`Photo ${id} has no file`)
    const variants = await variantsOf(await buffer(file.stream))
    const keys = variantKeys(services, row.storage_key)
    await photos.write(keys.thumb_key, variants.thumb)
    await photos.write(keys.match_key, variants.match)
    await photos.write(keys.blur_key, variants.blur)
    const { values } = await services.sites.of(row.domain_host)
    const finished = await services.transaction((trx) =>
      finish(trx, id, { ...keys, status: values.photo_premoderation ? 'pending' : 'active' }),
    )
    if (!finished) await removeUnlessKept(services, id, row.storage_key)
  }

/** Deleted meanwhile: what this attempt or an earlier one has written belongs to nobody. */
const removeUnlessKept = async (services: Services, id: number, storageKey: string): Promise<void> => {
  const kept = await services.db.selectFrom('photos').select('id').where('id', '=', id).executeTakeFirst()
  if (kept) return
  for (const key of Object.values(variantKeys(services, storageKey))) await services.photos.remove(key)
}

/** The same each time: a job that is done again because its process died writes over what that one left. */
const variantKeys = ({ config }: Services, storageKey: string) => {
  const keyOf = (variant: string) => {
    const mac = createHmac('sha256', deriveKey(config.secrets, 'photo-variants'))
    return `${mac.update(`${variant}|${storageKey}`).digest('base64url')}.webp`
  }
  return { thumb_key: keyOf('thumb'), match_key: keyOf('match'), blur_key: keyOf('blur') }
}

type Finished = { thumb_key: string; match_key: string; blur_key: string; status: 'pending' | 'active' }

const finish = async (trx: Trx, id: number, made: Finished): Promise<boolean> => {
  const row = await trx
    .updateTable('photos')
    .set(made)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('profile_id')
    .executeTakeFirst()
  if (!row) return false
  await settleMainPhoto(trx, row.profile_id)
  await tellOwner(trx, row.profile_id, { id, status: made.status })
  return true
}

export const tellOwner = async (
  trx: Trx,
  profileId: number,
  event: { id: number; status: string; reason?: string },
): Promise<void> => {
  const owner = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', profileId)
    .executeTakeFirst()
  if (owner?.user_id) publishEvent(trx, owner.user_id, 'photo', event)
}
