import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The member whose landing page somebody signed up from: that member is proposed first. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `alter table signup_tracking add column profile_id bigint references profiles(id) on delete set null`,
    `create index signup_tracking_profile on signup_tracking (profile_id) where profile_id is not null`,
  ])
