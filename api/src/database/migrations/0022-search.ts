import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Orders and filters of the search that would otherwise read every member of a country. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `create index profiles_age on profiles (domain_host, country, gender, status, date_of_birth)`,
    `create index profiles_city on profiles (city_id, gender, status, last_online_at desc, id desc)`,
    `create index profiles_city_text on profiles (lower(city_text) text_pattern_ops) where city_id is null`,
    `create index profiles_verified on profiles (domain_host, country, gender, last_online_at desc, id desc)
      where verified_at is not null and status = 'active'`,
    `create index cities_name on cities (name_fold text_pattern_ops)`,
  ])
