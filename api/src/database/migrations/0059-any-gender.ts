import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Visitors, and members who seek women and men, look for nobody's gender: without it a search sorted a whole country. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create index profiles_any_gender on profiles (domain_host, country, status, last_online_at desc, id desc)`,
  ])
