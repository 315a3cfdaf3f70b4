import { blocksContract } from '@lonk/shared-api/calls/profile/blocks.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadCards } from '../profile/cards.ts'
import { viewerOf } from '../profile/viewer.ts'

/** GET /api/blocks.php: enough to know whom; where they are and what they do is nobody's business any more. */
export const getBlocksEndpoint = endpoint(blocksContract, async (context) => {
  const { member, services } = context
  const rows = await services.db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .select('blocks.blocked_id')
    .where('blocks.blocker_id', '=', member.profileId)
    .where('profiles.status', '!=', 'removed')
    .orderBy('blocks.created_at', 'desc')
    .limit(500)
    .execute()
  const ids = rows.map(({ blocked_id }) => blocked_id)
  const cards = await loadCards(services, services.db, viewerOf(context), ids)
  const quiet = {
    online: false,
    last_online: 'older' as const,
    distance_km: null,
    liked_me: false,
    match: false,
  }
  return { profiles: cards.map((card) => ({ ...card, ...quiet })) }
})
