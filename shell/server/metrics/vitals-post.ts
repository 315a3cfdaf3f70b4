import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { type VitalsReport, vitalNames } from '@lonk/shared-events/vitals.ts'
import * as z from 'zod/mini'
import { isFromHere, mediaType, readBody } from '../posted.ts'
import { refuse } from '../refusal.ts'
import type { ReadRegistry } from '../registry/registry-reader.ts'
import { knownRelease } from '../registry/served-releases.ts'
import type { ProxyTrust } from '../visitor.ts'
import type { SiteMetrics } from './site-metrics.ts'

const mostBytes = 1024

/** A tab may be open for days, but no page takes ten minutes to come. */
const measured = z.optional(z.number().check(z.nonnegative(), z.maximum(600_000)))

const vitalsReport = z.strictObject({
  route: z.nullable(z.string().check(z.maxLength(200))),
  part: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  vitals: z.strictObject({ CLS: measured, FCP: measured, INP: measured, LCP: measured, TTFB: measured }),
})

interface VitalsOptions {
  readonly readRegistry: ReadRegistry
  readonly trust: ProxyTrust
  readonly vital: SiteMetrics['vital']
}

/**
 * Takes what browsers measured. Whatever the registry does not know is counted nowhere: names that anybody can send
 * would otherwise become labels without end.
 */
export const createVitalsPost =
  ({ readRegistry, trust, vital }: VitalsOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (mediaType(request) !== 'application/json')
      return refuse(response, 415, 'media_type', { Connection: 'close' })
    if (!isFromHere(request, trust)) return refuse(response, 403, 'forbidden', { Connection: 'close' })
    const body = await readBody(request, mostBytes)
    if (body === null) return refuse(response, 413, 'too_large', { Connection: 'close' })
    const report = vitalsReport.safeParse(parsed(body))
    if (!report.success) return refuse(response, 400, 'malformed')
    const { document } = await readRegistry()
    if (document && isKnown(document, report.data)) count(report.data, vital)
    response.writeHead(204, { 'Cache-Control': 'no-store' })
    response.end()
  }

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const isKnown = (
  document: RegistryDocument,
  { route, part, version }: Omit<VitalsReport, 'vitals'>,
): boolean => {
  const release = knownRelease(document, part, version)
  return release !== undefined && (route === null || release.routes.some(({ path }) => path === route))
}

const count = (
  { route, part, version, vitals }: z.infer<typeof vitalsReport>,
  vital: SiteMetrics['vital'],
): void => {
  for (const name of vitalNames) {
    const value = vitals[name]
    if (value === undefined) continue
    vital({ name, route: route ?? 'none', part, version, value: name === 'CLS' ? value : value / 1000 })
  }
}
