import type { VitalName } from '@lonk/shared-events/vitals.ts'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { LateData } from '../documents/document-answer.ts'
import type { ReadRegistry } from '../registry/registry-reader.ts'
import { servedReleases } from '../registry/served-releases.ts'
import type { PageFact } from '../rendering/count-pages.ts'

/** A document that was answered. */
export interface DocumentFact {
  /** The pattern of its route, never its address; null where no route answers. */
  readonly route: string | null
  readonly status: number
  readonly seconds: number
  /** What it went out without, because the API was late or away. */
  readonly late: readonly LateData[]
}

/** One thing that one browser measured. */
export interface VitalFact {
  readonly name: VitalName
  readonly route: string
  readonly part: string
  readonly version: string
  /** Seconds; of `CLS` a share of the screen. */
  readonly value: number
}

/** What an operator watches of the document server. Labels come from the registry: nobody's id or name is in them. */
export interface SiteMetrics {
  readonly registry: Registry
  readonly document: (fact: DocumentFact) => void
  readonly vital: (fact: VitalFact) => void
  readonly page: (fact: PageFact) => void
}

interface Watched {
  readonly readRegistry: ReadRegistry
  /** Files that are not as they were published. */
  readonly damaged: () => readonly string[]
  /** Whether the bucket that releases come from gives no answer; undefined where there is none. */
  readonly bucketAway?: () => boolean
}

export const createSiteMetrics = ({ readRegistry, damaged, bucketAway }: Watched): SiteMetrics => {
  const registry = new Registry()
  measureReleases(registry, readRegistry, damaged)
  if (bucketAway) measureBucket(registry, bucketAway)
  return {
    registry,
    document: documentCounter(registry),
    vital: vitalCounter(registry),
    page: pageCounter(registry),
  }
}

const documentCounter = (registry: Registry): SiteMetrics['document'] => {
  const registers = [registry]
  const documents = new Counter({
    name: 'lonk_documents_total',
    help: 'Documents answered',
    labelNames: ['route', 'status'] as const,
    registers,
  })
  const duration = new Histogram({
    name: 'lonk_document_seconds',
    help: 'Time until a document was on its way',
    labelNames: ['route'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers,
  })
  const late = new Counter({
    name: 'lonk_documents_without_total',
    help: 'Documents that went out without what the API did not give in time',
    labelNames: ['what'] as const,
    registers,
  })
  return ({ route, status, seconds, late: missing }) => {
    const label = route ?? 'unknown'
    documents.inc({ route: label, status })
    duration.observe({ route: label }, seconds)
    for (const what of missing) late.inc({ what })
  }
}

const pageCounter = (registry: Registry): SiteMetrics['page'] => {
  const pages = new Counter({
    name: 'lonk_pages_rendered_total',
    help: 'Documents of pages that are rendered on request, by how they came to it; skeleton: it was not there in time',
    labelNames: ['part', 'how'] as const,
    registers: [registry],
  })
  return (fact) => pages.inc({ ...fact })
}

const vitalCounter = (registry: Registry): SiteMetrics['vital'] => {
  const labelNames = ['name', 'route', 'part', 'version'] as const
  const registers = [registry]
  const times = new Histogram({
    name: 'lonk_vital_seconds',
    help: "Web Vitals that are times, as visitors' browsers measured them",
    labelNames,
    // With the borders of "good" and "poor" of each of them.
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 8],
    registers,
  })
  const shifts = new Histogram({
    name: 'lonk_vital_shift',
    help: 'Cumulative layout shift of a visit',
    labelNames: ['route', 'part', 'version'] as const,
    buckets: [0.01, 0.02, 0.05, 0.1, 0.25],
    registers,
  })
  return ({ name, value, ...where }) => {
    if (name === 'CLS') shifts.observe(where, value)
    else times.observe({ name, ...where }, value)
  }
}

/** Read when somebody looks. */
const measureReleases = (
  registry: Registry,
  readRegistry: ReadRegistry,
  damaged: Watched['damaged'],
): void => {
  const registers = [registry]
  new Gauge({
    name: 'lonk_release',
    help: 'Releases in service with the share of visitors that gets them',
    labelNames: ['part', 'version'] as const,
    registers,
    async collect() {
      const { document } = await readRegistry()
      this.reset()
      for (const { part, version, share } of servedReleases(document)) this.set({ part, version }, share)
    },
  })
  new Gauge({
    name: 'lonk_registry_refused',
    help: '1 while the registry as it stands cannot be used and the last good one serves',
    registers,
    async collect() {
      const { problem } = await readRegistry()
      this.set(problem ? 1 : 0)
    },
  })
  new Gauge({
    name: 'lonk_damaged_files',
    help: 'Files of releases that are not as they were published; their names are in /readyz and the log',
    registers,
    collect() {
      this.set(damaged().length)
    },
  })
}

const measureBucket = (registry: Registry, bucketAway: () => boolean): void => {
  new Gauge({
    name: 'lonk_release_bucket_away',
    help: '1 while the bucket that releases come from does not answer: what runs goes on, what is published waits',
    registers: [registry],
    collect() {
      this.set(bucketAway() ? 1 : 0)
    },
  })
}
