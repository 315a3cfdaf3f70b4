import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { Database } from '../../database/schema.ts'

/**
 * Whom a viewer may find: active profiles of the same host, with no block in either direction. For a query on
 * `profiles`: `.where(visibleTo(host, viewerProfileId))`.
 */
export const visibleTo =
  (host: string, viewerId: number | null) =>
  (eb: ExpressionBuilder<Database, 'profiles'>): Expression<SqlBool> => {
    const active = [eb('profiles.domain_host', '=', host), eb('profiles.status', '=', 'active')]
    if (viewerId === null) return eb.and(active)
    const blocked = eb
      .selectFrom('blocks')
      .select('blocks.blocker_id')
      .where((block) =>
        block.or([
          block.and([
            block('blocks.blocker_id', '=', viewerId),
            block('blocks.blocked_id', '=', block.ref('profiles.id')),
          ]),
          block.and([
            block('blocks.blocked_id', '=', viewerId),
            block('blocks.blocker_id', '=', block.ref('profiles.id')),
          ]),
        ]),
      )
    return eb.and([...active, eb('profiles.id', '!=', viewerId), eb.not(eb.exists(blocked))])
  }

type Viewing = { host: string; profileId: number | null }

/** Those of the profiles that this viewer may find now, in their order. */
export const stillVisible = async (
  db: Db,
  viewer: Viewing,
  profileIds: readonly number[],
): Promise<readonly number[]> => {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', 'in', [...profileIds])
    .where(visibleTo(viewer.host, viewer.profileId))
    .execute()
  const visible = new Set(rows.map(({ id }) => id))
  return profileIds.filter((id) => visible.has(id))
}

/** May this viewer find that profile now? */
export const isVisible = async (db: Db, viewer: Viewing, profileId: number): Promise<boolean> =>
  (await stillVisible(db, viewer, [profileId])).length > 0
