import { ageOn } from '@lonk/shared-api/schemas/account-fields.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { localDay } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { isSecretLike } from '../member/locked-likes.ts'
import type { Viewer } from '../member/viewer.ts'
import { photoView } from '../photos/photo-view.ts'
import { inLanguage } from '../settings/translated.ts'
import { distanceKm, type Place } from './distance.ts'
import { lastOnline } from './presence.ts'

type Needs = Pick<Services, 'config'>

/**
 * The cards of these profiles as one viewer sees them, in the order of the ids. Whether the viewer may see a profile
 * at all is asked before (`visibility.ts`): a missing id is one that does not exist any more. Two queries, however
 * many ids; inside a transaction pass its `trx`.
 */
export const loadCards = async (
  services: Needs,
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ProfileCard[]> => {
  if (ids.length === 0) return []
  const rows = await cardRows(db, viewer.profileId ?? 0, ids)
  const mainPhotos = await mainPhotosOf(db, rows)
  const place = viewer.profileId === null ? nowhere : await placeOf(db, viewer.profileId)
  const cards = new Map(
    rows.map((row) => [row.id, toCard(services, row, mainPhotos.get(row.id), viewer, place)]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** One card, or undefined. */
export const loadCard = async (
  services: Needs,
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<ProfileCard | undefined> => (await loadCards(services, db, viewer, [id]))[0]

const nowhere: Place = { lat: null, lon: null }

const placeOf = async (db: Db, profileId: number): Promise<Place> =>
  (await db.selectFrom('profiles').select(['lat', 'lon']).where('id', '=', profileId).executeTakeFirst()) ??
  nowhere

type CardRow = Awaited<ReturnType<typeof cardRows>>[number]

const cardRows = (db: Db, viewerId: number, ids: readonly number[]) =>
  db
    .selectFrom('profiles')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('regions', 'regions.id', 'profiles.region_id')
    .leftJoin('cities', 'cities.id', 'profiles.city_id')
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.gender',
      'profiles.date_of_birth',
      'profiles.country',
      'profiles.city_text',
      'profiles.lat',
      'profiles.lon',
      'profiles.fictional',
      'profiles.demo',
      'profiles.verified_at',
      'profiles.last_online_at',
      'profiles.online_until',
      'profiles.main_photo_id',
      'regions.name as region',
      'cities.name as city',
      'cities.names as city_names',
      'users.paid_user',
    ])
    .select((eb) => [
      countOfPhotos(eb.selectFrom('photos').whereRef('photos.profile_id', '=', 'profiles.id'), 'public').as(
        'photos_public',
      ),
      countOfPhotos(eb.selectFrom('photos').whereRef('photos.profile_id', '=', 'profiles.id'), 'private').as(
        'photos_private',
      ),
      eb
        .selectFrom('likes')
        .select('likes.held')
        .where('likes.from_id', '=', viewerId)
        .whereRef('likes.to_id', '=', 'profiles.id')
        .as('my_like_held'),
      eb
        .exists(
          eb
            .selectFrom('likes')
            .select('likes.to_id')
            .whereRef('likes.from_id', '=', 'profiles.id')
            .where('likes.to_id', '=', viewerId)
            .where('likes.held', '=', false),
        )
        .as('liked_me'),
    ])
    .where('profiles.id', 'in', [...ids])
    .execute()

type PhotosQuery = ReturnType<typeof photosQuery>
const photosQuery = (db: Db) => db.selectFrom('photos')

const countOfPhotos = (photos: PhotosQuery, visibility: 'public' | 'private') =>
  photos
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('photos.status', '=', 'active')
    .where('photos.visibility', '=', visibility)

const mainPhotosOf = async (db: Db, rows: readonly CardRow[]) => {
  const ids = rows.flatMap(({ main_photo_id }) => main_photo_id ?? [])
  if (ids.length === 0) return new Map<number, never>()
  const photos = await db
    .selectFrom('photos')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('visibility', '=', 'public')
    .execute()
  return new Map(photos.map((photo) => [photo.profile_id, photo]))
}

type MainPhoto = Parameters<typeof photoView>[1] | undefined

const toCard = (
  services: Needs,
  row: CardRow,
  photo: MainPhoto,
  viewer: Viewer,
  viewerPlace: Place,
): ProfileCard => {
  const visitor = viewer.profileId === null
  const eyes = { access: 'open', session: null, now: viewer.now, mainPhotoId: row.main_photo_id } as const
  // A demo member who reached production does not exist: that must be said.
  const fictional = row.fictional || (row.demo && services.config.environment === 'production')
  const match = row.my_like_held === false && row.liked_me === true
  const secret = viewer.likesLocked && isSecretLike({ match, fictional })
  const city = row.city ? (row.city_names?.[viewer.language] ?? row.city) : row.city_text
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.date_of_birth, localDay(viewer.now)),
    gender: row.gender,
    // Visitors see the region only.
    city: visitor ? '' : city,
    region: row.region ? inLanguage(row.region, viewer.language) : '',
    country: row.country,
    main_image: photo ? photoView(services, photo, eyes) : null,
    photo_count_public: row.photos_public ?? 0,
    photo_count_private: row.photos_private ?? 0,
    online: row.online_until > viewer.now,
    last_online: lastOnline(row.last_online_at, row.online_until, viewer.now),
    distance_km: visitor || row.id === viewer.profileId ? null : distanceKm(viewerPlace, row),
    verified: row.verified_at !== null,
    premium: row.paid_user ?? false,
    fictional,
    liked: row.my_like_held !== null,
    liked_me: row.liked_me === true && !secret,
    match,
  }
}
