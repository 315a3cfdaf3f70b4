import { isSecretLike, likesLocked } from '../../core/member/locked-likes.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Services } from '../../services.ts'

/**
 * As on the site: nobody is listed who cannot be found, or a pause could be told from a block, which removes likes. A
 * like that is locked (`likes_locked_free`) is listed with the time it came, but not from whom.
 */
export const likesOf = async (
  { db, sites }: Pick<Services, 'db' | 'sites'>,
  userId: number,
  { id, domain_host }: { id: number; domain_host: string },
) => {
  const given = await db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.to_id')
    .select(['likes.to_id as profile_id', 'likes.created_at'])
    .where('likes.from_id', '=', id)
    .where(visibleTo(domain_host, id))
    .execute()
  const received = await db
    .selectFrom('likes')
    .innerJoin('profiles', 'profiles.id', 'likes.from_id')
    .leftJoin('likes as mine', (join) =>
      join
        .onRef('mine.to_id', '=', 'likes.from_id')
        .onRef('mine.from_id', '=', 'likes.to_id')
        .on('mine.held', '=', false),
    )
    .select(['likes.from_id', 'likes.created_at', 'profiles.fictional', 'mine.to_id as liked_back'])
    .where('likes.to_id', '=', id)
    .where('likes.held', '=', false)
    .where(visibleTo(domain_host, id))
    .execute()
  const owner = await db
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const locked = likesLocked(await sites.of(domain_host), { paidUser: owner.paid_user })
  return {
    given,
    received: received.map(({ from_id, created_at, fictional, liked_back }) => ({
      profile_id: locked && isSecretLike({ match: liked_back !== null, fictional }) ? null : from_id,
      created_at,
    })),
  }
}
