import { completenessOf } from '@lonk/shared-api/completeness.ts'
import type { OwnProfile, Profile } from '@lonk/shared-api/schemas/profile.ts'
import { traitsOf } from '@lonk/shared-api/traits.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { thereFor } from '../conversation/there-for.ts'
import type { Viewer } from '../member/viewer.ts'
import { maySeePrivate, photoAccessTo } from '../photos/may-see-private.ts'
import { accessTo, photoView } from '../photos/photo-view.ts'
import { loadCard } from './cards.ts'

type Needs = Pick<Services, 'config' | 'sites'>

/** A profile as one viewer sees it, their own included; undefined where it does not exist. */
export const loadProfile = async (
  services: Needs,
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<Profile | undefined> => {
  const card = await loadCard(services, db, viewer, id)
  const row = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!card || !row || row.status === 'removed') return undefined
  const own = viewer.profileId === id
  return {
    ...card,
    status: row.status,
    ...traitsOf(row),
    // Who wrote nothing since shows what was said at sign-up.
    about: row.about || row.signup_message,
    interests: await interestsOf(db, id),
    photos: await photosFor(services, db, viewer, { id, main: row.main_photo_id, own }),
    photo_access:
      own || viewer.profileId === null ? undefined : await photoAccessTo(services, db, viewer.profileId, row),
    conversation_id: viewer.profileId === null ? null : await conversationWith(db, viewer.profileId, id),
    blocked_by_me: viewer.profileId === null ? false : await isBlockedBy(db, viewer.profileId, id),
  }
}

/** The member's own profile, with what only they see. */
export const loadOwnProfile = async (services: Needs, db: Db, viewer: Viewer): Promise<OwnProfile> => {
  const profile =
    viewer.profileId === null ? undefined : await loadProfile(services, db, viewer, viewer.profileId)
  if (!profile) throw new Error('A member without a profile')
  const row = await db
    .selectFrom('profiles')
    .select(['date_of_birth', 'seeking', 'region_id', 'city_id', 'show_on_landers', 'domain_host'])
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow()
  const { values } = await services.sites.of(row.domain_host)
  return {
    ...profile,
    date_of_birth: row.date_of_birth,
    seeking: row.seeking,
    region_id: row.region_id,
    city_id: row.city_id,
    show_on_landers: row.show_on_landers,
    photo_limit: viewer.premium ? values.photo_limits.premium : values.photo_limits.free,
    completeness: completenessOf(profile, profile.photo_count_public, profile.interests.length),
  }
}

const interestsOf = async (db: Db, profileId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('profile_interests')
    .select('interest_id')
    .where('profile_id', '=', profileId)
    .orderBy('interest_id')
    .execute()
  return rows.map(({ interest_id }) => interest_id)
}

/** A profile's photos as one viewer may see them; of their own also those that wait or were rejected. */
export const photosFor = async (
  services: Needs,
  db: Db,
  viewer: Viewer,
  profile: { id: number; main: number | null; own: boolean },
) => {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('profile_id', '=', profile.id)
    .where('visibility', '!=', 'chat')
    .where('status', 'in', profile.own ? ['active', 'pending', 'processing', 'rejected'] : ['active'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const privateToo = rows.some(({ visibility }) => visibility === 'private')
    ? await maySeePrivate(services, db, viewer, profile.id)
    : false
  const seen = viewer.profileId === null ? rows.filter(({ visibility }) => visibility === 'public') : rows
  return seen.map((row) =>
    photoView(services, row, {
      access: accessTo(row, { own: profile.own, premium: privateToo }),
      session: viewer.session,
      now: viewer.now,
      mainPhotoId: profile.main,
    }),
  )
}

const conversationWith = async (db: Db, mine: number, other: number): Promise<number | null> => {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('a_id', '=', Math.min(mine, other))
    .where('b_id', '=', Math.max(mine, other))
    .where(thereFor(mine))
    .executeTakeFirst()
  return row?.id ?? null
}

const isBlockedBy = async (db: Db, blocker: number, blocked: number): Promise<boolean> => {
  const row = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst()
  return row !== undefined
}
