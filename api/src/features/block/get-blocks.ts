import { blocksContract } from '@lonk/shared-api/calls/profile/blocks.schema.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { endpoint } from '../../http/endpoint.ts'
import { partnerCards } from '../chat/conversation/partner-card.ts'

/**
 * GET /api/blocks.php: enough to know who they are; where they are and what they do is nobody's business any more.
 * Anybody can be blocked by number, so it shows nobody who is out of sight for a reason other than this block; who was
 * erased stays in it as all who are gone, because a missing one would tell.
 */
export const getBlocksEndpoint = endpoint(blocksContract, async (context) => {
  const { member, services } = context
  const rows = await services.db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .leftJoin('blocks as back', (join) =>
      join
        .onRef('back.blocker_id', '=', 'blocks.blocked_id')
        .onRef('back.blocked_id', '=', 'blocks.blocker_id'),
    )
    .select(['profiles.id as profileId', 'profiles.status', 'back.blocker_id as blockedBy'])
    .where('blocks.blocker_id', '=', member.profileId)
    .orderBy('blocks.created_at', 'desc')
    .limit(500)
    .execute()
  const shown = rows.map(({ profileId, status, blockedBy }) => ({
    profileId,
    visible: status === 'active' && blockedBy === null,
  }))
  const cards = await partnerCards(services, services.db, viewerOf(context), shown)
  const quiet = {
    online: false as const,
    last_online: 'older' as const,
    distance_km: null,
    liked_me: false,
    match: false,
  }
  return { profiles: cards.map((card) => ('age' in card ? { ...card, ...quiet } : card)) }
})
