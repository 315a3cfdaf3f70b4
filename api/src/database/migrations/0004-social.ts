import type { Kysely } from 'kysely'
import { oneOf, run } from './statements.ts'

/** Between two profiles. All ids are profile ids. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    // held: given by an unconfirmed member, seen by nobody until activation.
    `create table likes (
      from_id bigint not null references profiles(id) on delete cascade,
      to_id bigint not null references profiles(id) on delete cascade, like_new boolean not null default true,
      held boolean not null default false, shown_at timestamptz,
      source text not null default 'search' ${oneOf('source', ['search', 'swipe', 'signup', 'lander'])},
      created_at timestamptz not null, primary key (from_id, to_id), check (from_id <> to_id))`,
    `create index likes_received on likes (to_id, created_at desc, from_id desc) where not held`,
    `create index likes_new on likes (to_id) where like_new and not held`,
    `create index likes_sent on likes (from_id, created_at desc, to_id desc)`,
    `create table visits (
      visitor_id bigint not null references profiles(id) on delete cascade,
      profile_id bigint not null references profiles(id) on delete cascade, day date not null,
      last_at timestamptz not null, hidden boolean not null default false,
      primary key (visitor_id, profile_id, day))`,
    `create index visits_profile on visits (profile_id, last_at desc)`,
    `create table blocks (
      blocker_id bigint not null references profiles(id) on delete cascade,
      blocked_id bigint not null references profiles(id) on delete cascade, created_at timestamptz not null,
      primary key (blocker_id, blocked_id), check (blocker_id <> blocked_id))`,
    `create index blocks_reverse on blocks (blocked_id)`,
  ])
