import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** One file may be a photo of the profile and another one that was sent: each keeps who may see it. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `drop index photos_once`,
    `create unique index photos_once on photos (profile_id, sha256, (visibility = 'chat')) where status <> 'deleted'`,
  ])
