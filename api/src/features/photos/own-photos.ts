import { accessTo, type PhotoRow, photoView } from '../../core/photos/photo-view.ts'
import type { Db } from '../../database/connection.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'

/** Photos that count against a member's 3 or 25. */
export const countedStatuses = ['processing', 'pending', 'active'] as const

/** A photo of the member's profile, 404 for every other. */
export const ownPhoto = async (db: Db, profileId: number, id: number): Promise<PhotoRow> => {
  const row = await db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw apiError('not_found')
  return row
}

type Eyes = { session: string | null; now: Date }

/** As its owner sees it. */
export const ownPhotoView = async (
  services: Pick<Services, 'config'>,
  db: Db,
  row: PhotoRow,
  { session, now }: Eyes,
) => {
  const profile = await db
    .selectFrom('profiles')
    .select('main_photo_id')
    .where('id', '=', row.profile_id)
    .executeTakeFirst()
  return photoView(services, row, {
    access: accessTo(row, { own: true, premium: true }),
    session,
    now,
    mainPhotoId: profile?.main_photo_id ?? null,
  })
}

/** Where the main photo is gone or hidden, the next public one takes its place. */
export const settleMainPhoto = async (trx: Trx, profileId: number): Promise<void> => {
  const photos = await trx
    .selectFrom('photos')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('visibility', '=', 'public')
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { main_photo_id } = await trx
    .selectFrom('profiles')
    .select('main_photo_id')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (photos.some(({ id }) => id === main_photo_id)) return
  await trx
    .updateTable('profiles')
    .set({ main_photo_id: photos[0]?.id ?? null })
    .where('id', '=', profileId)
    .execute()
}
