import { parseArgs } from 'node:util'
import { photoRejectReasons } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { addressIn } from '../../adapters/files/store-location.ts'
import { decidePhoto } from '../../features/photos/decide-photo.ts'
import { ModerationError } from '../../moderation-error.ts'
import type { Command, Moderation } from './moderation.ts'

/** Photos that wait for their review: `npm run moderate -- photos`. */
export const photoCommands: Record<string, Command> = {
  photos: {
    usage: 'photos                         what waits for its review, the oldest first, with its file',
    run: async ({ db, config }) => {
      const rows = await db
        .selectFrom('photos')
        .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
        .select([
          'photos.id',
          'photos.visibility',
          'photos.storage_key',
          'photos.created_at',
          'profiles.id as profile_id',
          'profiles.name',
        ])
        .where('photos.status', '=', 'pending')
        .orderBy('photos.created_at')
        .limit(100)
        .execute()
      if (rows.length === 0) return ['No photo waits.']
      return rows.map(
        ({ id, visibility, storage_key, created_at, profile_id, name }) =>
          `${id}  ${visibility}  profile ${profile_id} ${name}  ${created_at.toISOString()}  ${addressIn(config.photoStore, storage_key)}`,
      )
    },
  },
  approve: {
    usage: 'approve <photo> --by <who>',
    run: async (moderation, args) => {
      const { photoId, by } = readArgs(args)
      await decideOn(moderation, { photoId, reason: null, by })
      return [`Photo ${photoId} is shown.`]
    },
  },
  reject: {
    usage: `reject <photo> --by <who> --reason ${photoRejectReasons.join('|')}`,
    run: async (moderation, args) => {
      const { photoId, by, reason: given } = readArgs(args)
      const reason = photoRejectReasons.find((known) => known === given)
      if (!reason) throw new ModerationError(`--reason: one of ${photoRejectReasons.join(', ')} is needed`)
      await decideOn(moderation, { photoId, reason, by })
      return [`Photo ${photoId} is rejected (${reason}). Its owner is told by mail.`]
    },
  },
}

type Choice = Pick<Parameters<typeof decidePhoto>[2], 'photoId' | 'reason' | 'by'>

const decideOn = async (moderation: Moderation, choice: Choice) => {
  const known = await moderation.db
    .selectFrom('photos')
    .select('status')
    .where('id', '=', choice.photoId)
    .executeTakeFirst()
  if (!known) throw new ModerationError(`There is no photo ${choice.photoId}`)
  if (known.status === 'processing') throw new ModerationError(`Photo ${choice.photoId} is still being made`)
  const now = moderation.clock.now()
  await moderation.transaction((trx) => decidePhoto(trx, moderation, { ...choice, now }))
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  })
  const photoId = Number(positionals[0])
  if (!Number.isInteger(photoId)) throw new ModerationError('The number of the photo is needed')
  if (!values.by) throw new ModerationError('--by is needed')
  return { photoId, by: values.by, reason: values.reason }
}
