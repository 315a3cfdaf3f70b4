import { parseArgs } from 'node:util'
import { verificationRejectReasons } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { addressIn } from '../../adapters/files/store-location.ts'
import { decideVerification } from '../../features/photo-verification/decide-verification.ts'
import { ModerationError } from '../../moderation-error.ts'
import type { Command, Moderation } from './moderation.ts'

/** Selfies that wait for somebody to look at them: `npm run moderate -- verifications`. */
export const verificationCommands: Record<string, Command> = {
  verifications: {
    usage: 'verifications                  selfies that wait, the oldest first, with the pose and both files',
    run: async ({ db, config }) => {
      const rows = await db
        .selectFrom('photo_verifications')
        .innerJoin('profiles', 'profiles.id', 'photo_verifications.profile_id')
        .leftJoin('photos', 'photos.id', 'profiles.main_photo_id')
        .select([
          'photo_verifications.id',
          'photo_verifications.pose_code',
          'photo_verifications.file_key',
          'photo_verifications.created_at',
          'profiles.id as profile_id',
          'profiles.name',
          'photos.storage_key as main_photo',
        ])
        .where('photo_verifications.state', '=', 'pending')
        .orderBy('photo_verifications.created_at')
        .limit(100)
        .execute()
      if (rows.length === 0) return ['No selfie waits.']
      return rows.map(
        ({ id, pose_code, file_key, created_at, profile_id, name, main_photo }) =>
          `${id}  ${pose_code}  profile ${profile_id} ${name}  ${created_at.toISOString()}  selfie ${file_key === null ? 'gone' : addressIn(config.photoStore, file_key)}  ${main_photo === null ? 'no main photo' : `main photo ${addressIn(config.photoStore, main_photo)}`}`,
      )
    },
  },
  verify: {
    usage: 'verify <selfie> --by <who>',
    run: async (moderation, args) => {
      const { verificationId, by } = readArgs(args)
      await decideOn(moderation, { verificationId, reason: null, by })
      return [`Selfie ${verificationId}: the profile is verified. Its member is told by mail.`]
    },
  },
  refuse: {
    usage: `refuse <selfie> --by <who> --reason ${verificationRejectReasons.join('|')}`,
    run: async (moderation, args) => {
      const { verificationId, by, reason: given } = readArgs(args)
      const reason = verificationRejectReasons.find((known) => known === given)
      if (!reason)
        throw new ModerationError(`--reason: one of ${verificationRejectReasons.join(', ')} is needed`)
      await decideOn(moderation, { verificationId, reason, by })
      return [`Selfie ${verificationId} is refused (${reason}). Its member is told by mail.`]
    },
  },
}

type Choice = Pick<Parameters<typeof decideVerification>[2], 'verificationId' | 'reason' | 'by'>

const decideOn = async (moderation: Moderation, choice: Choice) => {
  const waiting = await moderation.db
    .selectFrom('photo_verifications')
    .select('id')
    .where('id', '=', choice.verificationId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (!waiting) throw new ModerationError(`No selfie ${choice.verificationId} waits`)
  const now = moderation.clock.now()
  await moderation.transaction((trx) => decideVerification(trx, moderation, { ...choice, now }))
}

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  })
  const verificationId = Number(positionals[0])
  if (!Number.isInteger(verificationId)) throw new ModerationError('The number of the selfie is needed')
  if (!values.by) throw new ModerationError('--by is needed')
  return { verificationId, by: values.by, reason: values.reason }
}
