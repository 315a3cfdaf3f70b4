import * as z from 'zod/mini'
import { isSecretLike, likesLocked, lockedLike } from '../../core/member/locked-likes.ts'
import type { Member } from '../../core/member/member.ts'
import type { Services } from '../../services.ts'

/** Asked for each time: premium begins and ends while a stream is open. */
export const areLikesLocked = async (
  { db, sites }: Services,
  { host, userId }: Pick<Member, 'host' | 'userId'>,
): Promise<boolean> => {
  const user = await db.selectFrom('users').select('paid_user').where('id', '=', userId).executeTakeFirst()
  return likesLocked(await sites.of(host), { paidUser: user?.paid_user ?? false })
}

const withGiver = z.looseObject({ profile: z.object({ match: z.boolean(), fictional: z.boolean() }) })

/** An event `like` is kept with the whole card, for notices and for resuming: this is how a locked one goes out. */
export const withoutGiver = (data: unknown): unknown => {
  const known = withGiver.safeParse(data)
  const open = known.success && !isSecretLike(known.data.profile)
  return open ? data : { ...Object(data), profile: lockedLike }
}
