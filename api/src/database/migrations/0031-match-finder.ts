import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What a member answered in the match finder last: it also says what suits them when others look. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create table match_answers (
      profile_id bigint primary key references profiles(id) on delete cascade,
      answers jsonb not null, answered_at timestamptz not null)`,
  ])
