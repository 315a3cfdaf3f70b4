import { type VitalName, vitalsPath } from '@lonk/shared-events/vitals.ts'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { remoteNamed, routeOf } from '../composition/route-table.ts'
import { vitalsReport } from './vitals-report.ts'

/**
 * Measures how this document felt and tells the document server once, when its page is left for the first time: for the
 * operator's figures by route, part and version. Nothing is kept in the browser, nobody is named.
 */
export const sendVitals = (shellVersion: string): void => {
  const vitals: Partial<Record<VitalName, number>> = {}
  const keep = ({ name, value }: Metric) => {
    vitals[name] = value
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep)

  // Whoever leaves a page tells the library first: its listeners were there before.
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    const body = vitalsReport(vitals, {
      match: routeOf(openedAt()),
      versionOf: (remote) => remoteNamed(remote)?.version,
      shellVersion,
    })
    if (body) navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}

/** Where this document was opened, whatever page it has come to since. */
const openedAt = (): string => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).pathname : location.pathname
}
