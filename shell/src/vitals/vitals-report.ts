import type { RouteMatch } from '@lonk/shared-events/registry.ts'
import type { VitalName, VitalsReport } from '@lonk/shared-events/vitals.ts'

export type Vitals = Readonly<Partial<Record<VitalName, number>>>

interface Where {
  /** The route that the document was opened at. */
  readonly match: Pick<RouteMatch, 'row'> | null
  readonly versionOf: (remote: string) => string | undefined
  readonly shellVersion: string
}

const rounded = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)

/** What is sent, or null where nothing was measured. */
export const vitalsReport = (
  vitals: Vitals,
  { match, versionOf, shellVersion }: Where,
): VitalsReport | null => {
  const measured = Object.entries(vitals).map(([name, value]) => [name, rounded(name, value)] as const)
  if (measured.length === 0) return null
  const version = match && versionOf(match.row.remote)
  return {
    route: version ? match.row.path : null,
    part: version ? match.row.remote : 'shell',
    version: version || shellVersion,
    vitals: Object.fromEntries(measured),
  }
}
