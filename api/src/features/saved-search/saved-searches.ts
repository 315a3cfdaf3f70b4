import {
  type SavedSearchesAnswer,
  savedFilters,
} from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import type { Db } from '../../database/connection.ts'

/** All of a member's searches, the newest first. Filters that a later version does not know any more are left out. */
export const savedSearchesOf = async (db: Db, userId: number): Promise<SavedSearchesAnswer> => {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'filters'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    searches: rows.flatMap(({ id, name, filters }) => {
      const read = savedFilters.safeParse(filters)
      return read.success ? [{ id, name, filters: read.data }] : []
    }),
  }
}
