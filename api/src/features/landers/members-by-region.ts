import { before, minutes } from '../../clock.ts'
import { visibleTo } from '../../core/profile/visibility.ts'
import type { Services } from '../../services.ts'

type Counts = { id: number; members: number }[]

/** Counting everybody costs more than a lander is worth: it may be this old. */
const goodFor = minutes(10)

const known = new WeakMap<Services, Map<string, { at: Date; counts: Counts }>>()

/** Members of each region, rounded down to 10 so that nobody is found by counting. No invented ones among them. */
export const membersByRegion = async (services: Services, host: string, country: string): Promise<Counts> => {
  const now = services.clock.now()
  const cache = known.get(services) ?? new Map<string, { at: Date; counts: Counts }>()
  known.set(services, cache)
  const key = `${host} ${country}`
  const kept = cache.get(key)
  if (kept && kept.at > before(now, goodFor)) return kept.counts
  const counts = await count(services, host, country)
  cache.set(key, { at: now, counts })
  return counts
}

const count = async ({ db, config }: Services, host: string, country: string): Promise<Counts> => {
  const rows = await db
    .selectFrom('profiles')
    .select((eb) => ['profiles.region_id as id', eb.cast<number>(eb.fn.countAll(), 'integer').as('members')])
    .where(visibleTo(host, null))
    .where('profiles.country', '=', country)
    .where('profiles.fictional', '=', false)
    .$if(config.environment === 'production', (query) => query.where('profiles.demo', '=', false))
    .groupBy('profiles.region_id')
    .orderBy('profiles.region_id')
    .execute()
  return rows.flatMap(({ id, members }) =>
    id === null ? [] : [{ id, members: Math.floor(members / 10) * 10 }],
  )
}
