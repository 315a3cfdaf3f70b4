import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { before, minutes } from '../src/clock.ts'
import type { Database } from '../src/database/schema.ts'
import { pictureSize } from './picture-size.ts'
import type { PictureStore } from './pictures.ts'
import { sceneSvg } from './scenes.ts'

const howMany = 200
/** What a member may have, with those that are there. */
const atMost = { free: 3, premium: 25 }

/** Photos that wait for somebody to look at them; nobody but their owners sees them. */
export async function writeWaitingPhotos(
  db: Kysely<Database>,
  store: PictureStore,
  seed: number,
  now: Date,
): Promise<void> {
  const { rows: free } = await sql<{ profile_id: number; position: number }>`
    select p.id as profile_id, place as position from profiles p
    join users u on u.id = p.user_id
    join lateral (select count(*)::int as n from photos f where f.profile_id = p.id) has on true
    cross join generate_series(0, ${atMost.premium - 1}::int) place
    where p.demo and not p.fictional and p.status = 'active' and has.n > 0 and place >= has.n
      and place < case when u.paid_user then ${atMost.premium}::int else ${atMost.free}::int end
    order by place, p.id limit ${howMany}`.execute(db)
  const photos = free.map(({ profile_id, position }, index) => {
    const storage_key = `waiting-${seed}-${index + 1}.svg`
    return {
      profile_id,
      position,
      visibility: 'public' as const,
      status: 'pending' as const,
      storage_key,
      sha256: createHash('sha256').update(storage_key).digest('hex'),
      ...pictureSize,
      created_at: before(now, minutes(5 + index * 9)),
    }
  })
  // Before the rows: no photo is ever without its file.
  for (const { storage_key } of photos)
    await store.write(storage_key, new TextEncoder().encode(sceneSvg(storage_key)))
  if (photos.length > 0) await db.insertInto('photos').values(photos).execute()
}
