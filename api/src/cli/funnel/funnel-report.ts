import { before, days, localDay } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { comparison, viewsNeeded, wilson } from './wilson.ts'

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

type Events = Readonly<Record<string, number>>

/**
 * The lines of `npm run funnel`: each lander in each of its forms, from the first view to the account; then, where it is
 * shared out in variants, these against one another, over all its niches and networks.
 */
export const funnelReport = async (db: Db, asked: Asked): Promise<readonly string[]> => {
  const rows = await rowsOf(db, asked)
  const forms = summed(rows, ({ lander, variant, network }) =>
    [lander, variant && `(${variant})`, asked.byNetwork && `from ${network || '-'}`]
      .filter(Boolean)
      .join(' '),
  )
  const since = `${asked.days} days${asked.lander ? ` of ${asked.lander}` : ''}`
  if (forms.size === 0) return [`Nothing was counted in ${since}.`]
  const shared = rows.filter(({ variant }) => variant !== '')
  const landers = [...new Set(shared.map(({ lander }) => wholeLander(lander)))]
  return [
    since,
    ...[...forms].flatMap(([name, events]) => linesOf(name, events)),
    ...landers.flatMap((name) => {
      const own = shared.filter(({ lander }) => wholeLander(lander) === name)
      return againstOneAnother(
        name,
        summed(own, ({ variant }) => variant),
      )
    }),
  ]
}

const wholeLander = (lander: string): string => lander.split('/')[0] ?? lander

const summed = (rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Events> => {
  const sums = new Map<string, Record<string, number>>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key) ?? {}
    sums.set(key, { ...sum, [row.event]: (sum[row.event] ?? 0) + row.n })
  }
  return sums
}

/** Each variant beside the first one. Steps that many follow are known sooner than new members. */
const againstOneAnother = (name: string, variants: ReadonlyMap<string, Events>): readonly string[] => {
  const [first, ...others] = [...variants]
  if (!first || others.length === 0) return []
  return others.flatMap(([variant, events]) => [
    `${name}: (${variant}) against (${first[0]})`,
    ...(
      [
        ['call followed', 'lander_cta'],
        ['new members', 'signup_done'],
      ] as const
    ).map(([label, event]) => {
      const shareOf = (of: Events) => ({ hits: of[event] ?? 0, of: of.lander_view ?? 0 })
      return `  ${label.padEnd(14)}${verdict(variant, first[0], shareOf(events), shareOf(first[1]))}`
    }),
  ])
}

interface Counted {
  readonly hits: number
  readonly of: number
}

const verdict = (variant: string, first: string, now: Counted, before: Counted): string => {
  const found = comparison(now, before)
  if (!found) return 'nothing to compare yet'
  const points = `${signed(found.difference)} points (${signed(found.from)} to ${signed(found.to)})`
  if (found.from > 0) return `${points}: (${variant}) is better`
  if (found.to < 0) return `${points}: (${first}) is better`
  const needed = viewsNeeded(before.hits / before.of)
  if (needed === null) return `${points}: not decided`
  const missing = needed - Math.min(now.of, before.of)
  return missing > 0
    ? `${points}: not decided; ${missing} more views of each to see a change of a fifth`
    : `${points}: they hardly differ`
}

const signed = (share: number): string => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)}`

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

const linesOf = (name: string, events: Events): readonly string[] => {
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
