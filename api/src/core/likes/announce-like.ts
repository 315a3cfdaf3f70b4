import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { publishEvent, type Trx, touch } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { loadCard } from '../profile/cards.ts'
import { countNewLikes, hasLike, ownerOf } from './like-queries.ts'

type Like = { fromId: number; toId: number; now: Date }

/** Tells both sides of a delivered like: `like` to whoever received it, `match` to both where it is mutual. */
export const announceLike = async (
  trx: Trx,
  services: Pick<Services, 'config'>,
  { fromId, toId, now }: Like,
): Promise<{ match: boolean }> => {
  const match = await hasLike(trx, toId, fromId)
  const giver = await ownerOf(trx, fromId)
  const receiver = await ownerOf(trx, toId)
  if (giver) touch(trx, giver.userId, 'likes')
  if (receiver) {
    const profile = await cardFor(trx, services, toId, receiver, fromId, now)
    if (profile) {
      publishEvent(trx, receiver.userId, 'like', { profile, new_total: await countNewLikes(trx, toId) })
      if (match) publishEvent(trx, receiver.userId, 'match', { profile })
    }
  }
  if (giver && match) {
    const profile = await cardFor(trx, services, fromId, giver, toId, now)
    if (profile) publishEvent(trx, giver.userId, 'match', { profile })
  }
  return { match }
}

const cardFor = (
  trx: Trx,
  services: Pick<Services, 'config'>,
  viewerId: number,
  viewer: { language: string; premium: boolean },
  id: number,
  now: Date,
) => {
  const language = languages.find((known) => known === viewer.language) ?? 'nl'
  return loadCard(
    services,
    trx,
    // Kept whole, for notices and resuming: the stream locks it for whom it must (`features/realtime`).
    { profileId: viewerId, premium: viewer.premium, session: null, likesLocked: false, language, now },
    id,
  )
}
