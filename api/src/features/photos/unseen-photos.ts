import type { Trx } from '../../database/transaction.ts'

/**
 * The mark says that a person has seen the photos beside a selfie. Once none of those is left, the mark goes and
 * the member may ask again.
 */
export const dropMarkOfUnseenPhotos = async (trx: Trx, profileId: number): Promise<void> => {
  await trx
    .updateTable('profiles')
    .set({ verified_at: null })
    .where('id', '=', profileId)
    .where('verified_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('photos')
            .select('photos.id')
            .whereRef('photos.profile_id', '=', 'profiles.id')
            .whereRef('photos.created_at', '<=', 'profiles.verified_at')
            .where('photos.status', 'in', ['pending', 'active']),
        ),
      ),
    )
    .execute()
}
