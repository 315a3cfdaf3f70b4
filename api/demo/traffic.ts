import { funnelEvents } from '@lonk/shared-api/calls/tracking/track.schema.ts'
import type { Kysely } from 'kysely'
import { before, days, localDay } from '../src/clock.ts'
import { chunks } from '../src/database/catalogue/catalogue.ts'
import type { Database } from '../src/database/schema.ts'
import { createRandom, type Random } from './random.ts'

/** Who sends visitors: a network's campaign and the landing page that it leads to. */
const sources = [
  { network: 'adhart', sub1: 'najaar', lander: 'gallery' },
  { network: 'adhart', sub1: 'winter', lander: 'alonetonight' },
  { network: 'klikpad', sub1: 'mobiel', lander: 'tinderswipe' },
  { network: 'klikpad', sub1: 'desktop', lander: 'maplanding' },
  { network: 'nieuwsbrief', sub1: 'maandag', lander: 'socialnetwork' },
  { network: 'nieuwsbrief', sub1: 'vrijdag', lander: 'iconslanding' },
  { network: 'zoekwijzer', sub1: 'daten', lander: 'collagelanding' },
  { network: 'zoekwijzer', sub1: 'chatten', lander: 'video' },
  { network: 'partnerweb', sub1: 'banner', lander: 'transitionsvideolanding' },
  { network: 'partnerweb', sub1: 'tekst', lander: 'gallery' },
  { network: 'duitslandnet', sub1: 'start', lander: 'alonetonight' },
  { network: 'vlaamsnet', sub1: 'start', lander: 'maplanding' },
] as const
type Source = (typeof sources)[number]

const daysBack = 90
/** Of a hundred who see a lander, so many come to each step. */
const share: Record<(typeof funnelEvents)[number], number> = {
  lander_view: 100,
  lander_cta: 31,
  signup_step: 22,
  signup_done: 9,
  checkout: 2.4,
  purchase: 1.5,
}
const usualOrderCents = 5999

const countryOf = ({ network }: Source): string =>
  network === 'duitslandnet' ? 'DE' : network === 'vlaamsnet' ? 'BE' : 'NL'

/** Ninety days of visitors from twelve sources, and where the simulated members came from. */
export async function writeTraffic(db: Kysely<Database>, seed: number, now: Date): Promise<void> {
  const random = createRandom(`traffic/${seed}`)
  const rows = sources.flatMap((source) => {
    const own = random.fork(`${source.network}/${source.sub1}`)
    const views = own.int(60, 400)
    return lastDays(now, daysBack).flatMap((day) => oneDay(source, views, day, own))
  })
  await db.transaction().execute(async (trx) => {
    for (const chunk of chunks(rows, 400))
      await trx
        .insertInto('funnel_daily')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const members = await trx
      .selectFrom('users')
      .select(['id', 'country', 'created_at'])
      .where('demo', '=', true)
      .orderBy('id')
      .execute()
    // The others came by themselves.
    const sent = members.filter(() => random.chance(0.6))
    const tracked = sent.map(({ id, country, created_at }) => {
      const { network, sub1, lander } = random.pick(sources.filter((one) => countryOf(one) === country))
      return { user_id: id, network, sub1, lander, ref: `r${random.int(1000, 9999)}`, country, created_at }
    })
    for (const chunk of chunks(tracked, 400)) await trx.insertInto('signup_tracking').values(chunk).execute()
  })
}

/** Days of the calendar, newest first: ninety times 24 hours miss one late in the evening after summer time. */
export const lastDays = (now: Date, count: number): string[] => {
  const today = new Date(`${localDay(now)}T00:00:00Z`)
  return Array.from({ length: count }, (_, ago) => before(today, days(ago)).toISOString().slice(0, 10))
}

function oneDay(source: Source, views: number, day: string, random: Random) {
  const busy = views * (0.7 + random.next() * 0.6)
  return funnelEvents.flatMap((event) => {
    const n = Math.round((busy * share[event] * (0.8 + random.next() * 0.4)) / 100)
    if (n === 0) return []
    const amount_cents = event === 'purchase' ? n * usualOrderCents : 0
    const { network, sub1, lander } = source
    return [{ day, network, sub1, lander, variant: '', country: countryOf(source), event, n, amount_cents }]
  })
}
