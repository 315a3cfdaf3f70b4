import { trackContract } from '@lonk/shared-api/calls/tracking/track.schema.ts'
import { sql } from 'kysely'
import { localDay } from '../../clock.ts'
import { geoCountry } from '../../core/settings/visitor-country.ts'
import type { Db } from '../../database/connection.ts'
import { endpoint } from '../../http/endpoint.ts'

/** Anybody can make up sources: beyond this many rows a day, new ones are counted together. */
const mostRowsPerDay = 20_000

/** POST /api/track.php: one more of this event today. Nothing of the person is kept. */
export const trackEndpoint = endpoint(trackContract, async ({ input, services, site, request, now }) => {
  const { event, lander, slug, variant, tracking } = input
  await countStep(services.db, {
    day: localDay(now),
    network: tracking?.network ?? '',
    sub1: tracking?.sub1 ?? '',
    lander: slug ? `${lander}/${slug}` : lander,
    variant: variant ?? '',
    country: geoCountry(request, services, site),
    event,
  })
  return undefined
})

type Step = {
  day: string
  network: string
  sub1: string
  lander: string
  variant: string
  country: string
  event: string
}

const countStep = async (db: Db, step: Step): Promise<void> => {
  const known = await db
    .updateTable('funnel_daily')
    .set({ n: sql`n + 1` })
    .where((eb) => eb.and(step))
    .returning('n')
    .executeTakeFirst()
  if (known) return
  const { rows } = await db
    .selectFrom('funnel_daily')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('day', '=', step.day)
    .executeTakeFirstOrThrow()
  const kept = rows < mostRowsPerDay ? step : { ...step, network: '', sub1: '', lander: '', variant: '' }
  await db
    .insertInto('funnel_daily')
    .values({ ...kept, n: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'network', 'sub1', 'lander', 'variant', 'country', 'event'])
        .doUpdateSet({ n: sql`funnel_daily.n + 1` }),
    )
    .execute()
}
