import { before, days, localDay } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { viewsNeeded, wilson } from './wilson.ts'

interface Asked {
  /** With all its slugs; every lander where it is left out. */
  readonly lander?: string | undefined
  readonly now: Date
  readonly days: number
  /** A row for each network too. */
  readonly byNetwork: boolean
}

interface Row {
  readonly lander: string
  readonly variant: string
  readonly network: string
  readonly event: string
  readonly n: number
}

/** The lines of `npm run funnel`: each lander in each of its forms, from the first view to the account. */
export const funnelReport = async (db: Db, asked: Asked): Promise<readonly string[]> => {
  const forms = new Map<string, Record<string, number>>()
  for (const { lander, variant, network, event, n } of await rowsOf(db, asked)) {
    const name = [lander, variant && `(${variant})`, asked.byNetwork && `from ${network || '-'}`]
    const key = name.filter(Boolean).join(' ')
    const form = forms.get(key) ?? {}
    forms.set(key, { ...form, [event]: (form[event] ?? 0) + n })
  }
  const since = `${asked.days} days${asked.lander ? ` of ${asked.lander}` : ''}`
  if (forms.size === 0) return [`Nothing was counted in ${since}.`]
  return [since, ...[...forms].flatMap(([name, events]) => linesOf(name, events))]
}

const rowsOf = (db: Db, { lander, now, days: length }: Asked): Promise<Row[]> =>
  db
    .selectFrom('funnel_daily')
    .select((eb) => [
      'lander',
      'variant',
      'network',
      'event',
      eb.cast<number>(eb.fn.sum('n'), 'integer').as('n'),
    ])
    .where('day', '>', localDay(before(now, days(length))))
    .where('event', 'in', ['lander_view', 'lander_cta', 'signup_step', 'signup_done'])
    .$if(lander !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('lander', '=', lander ?? ''), eb('lander', 'like', `${lander ?? ''}/%`)]),
      ),
    )
    .groupBy(['lander', 'variant', 'network', 'event'])
    .orderBy('lander')
    .orderBy('variant')
    .orderBy('network')
    .execute()

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const linesOf = (name: string, events: Readonly<Record<string, number>>): readonly string[] => {
  const views = events.lander_view ?? 0
  const step = (label: string, hits: number) => {
    const found = wilson(hits, views)
    const sure = found
      ? `${percent(found.share)} of views (${percent(found.from)} to ${percent(found.to)})`
      : ''
    return `  ${label.padEnd(14)}${String(hits).padStart(8)}  ${sure}`.trimEnd()
  }
  const done = events.signup_done ?? 0
  const needed = wilson(done, views) && viewsNeeded(done / views)
  return [
    name,
    `  ${'views'.padEnd(14)}${String(views).padStart(8)}`,
    step('call followed', events.lander_cta ?? 0),
    `  ${'steps passed'.padEnd(14)}${String(events.signup_step ?? 0).padStart(8)}`,
    step('new members', done),
    ...(needed && needed > views
      ? [`  too few to compare two forms: ${needed - views} more views to see a change of a fifth`]
      : []),
  ]
}
