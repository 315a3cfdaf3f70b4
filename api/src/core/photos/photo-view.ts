import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { signedPhotoName } from './photo-links.ts'

export type PhotoRow = Selectable<Database['photos']>

/** The columns of a photo that decide how it is shown. */
export const photoLookColumns = [
  'id',
  'storage_key',
  'thumb_key',
  'blur_key',
  'match_key',
  'status',
  'visibility',
  'width',
  'height',
  'position',
  'reject_reason',
] as const
export type PhotoLook = Pick<PhotoRow, (typeof photoLookColumns)[number]>

type Eyes = {
  /** `open`: as stored. `signed`: one session's link. `locked`: the blurred picture alone. */
  access: 'open' | 'signed' | 'locked'
  session: string | null
  now: Date
  mainPhotoId: number | null
}

/** A photo as one viewer may see it. Variants that were not made yet fall back to the picture itself. */
export const photoView = (services: Pick<Services, 'config'> | null, row: PhotoLook, eyes: Eyes): Photo => {
  const locked = eyes.access === 'locked' || (eyes.access === 'signed' && eyes.session === null)
  const name = (key: string): string =>
    services && eyes.access === 'signed' && eyes.session
      ? signedPhotoName(services, key, eyes.session, eyes.now)
      : key
  return {
    id: row.id,
    filename: locked ? null : name(row.storage_key),
    thumb_filename: locked ? null : name(row.thumb_key ?? row.storage_key),
    blur_filename: row.blur_key,
    match: locked ? null : name(row.match_key ?? row.storage_key),
    status: row.status,
    visibility: row.visibility,
    locked,
    width: row.width,
    height: row.height,
    position: row.position,
    main: row.id === eyes.mainPhotoId,
    ...(row.reject_reason ? { reject_reason: row.reject_reason } : {}),
  }
}

/** Public pictures are open to all; others are signed for the owner and for premium members, locked for the rest. */
export const accessTo = (
  row: Pick<PhotoRow, 'visibility' | 'status'>,
  viewer: { own: boolean; premium: boolean },
): Eyes['access'] => {
  if (row.visibility === 'public' && row.status === 'active') return 'open'
  return viewer.own || (viewer.premium && row.visibility === 'private') ? 'signed' : 'locked'
}
