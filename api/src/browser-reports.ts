import type { LogRequest } from '@lonk/shared-api/calls/content/log.schema.ts'
import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'

/** More than five parts with their phases and the versions of a week bring; anybody can send others. */
const mostLabels = 500

const other = { owner: 'other', version: 'other', phase: 'other' }

/** Counts what broke in browsers by whose it is: the log has each of them, this says that it became more. */
export const countBrowserReports = (app: FastifyInstance, registry: Registry): void => {
  const reports = new Counter({
    name: 'lonk_browser_reports_total',
    help: 'Faults that browsers reported, by the part that owns them',
    labelNames: ['owner', 'version', 'phase'] as const,
    registers: [registry],
  })
  const seen = new Set<string>()
  const labelsOf = ({ owner, version, phase }: LogRequest) => {
    const key = JSON.stringify([owner, version, phase])
    if (!seen.has(key) && seen.size >= mostLabels) return other
    seen.add(key)
    return { owner, version, phase }
  }
  app.addHook('onResponse', async ({ routeOptions, body }, { statusCode }) => {
    // Answered well, so the body has been held against its contract.
    if (routeOptions.url === sendLog.path && statusCode === 204) reports.inc(labelsOf(body as LogRequest))
  })
}
