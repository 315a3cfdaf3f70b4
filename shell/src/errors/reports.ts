import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { PartFailure } from '../composition/part-failure.ts'
import { remoteNamed } from '../composition/route-table.ts'
import { reloadOnChunkFailure } from './chunk-reload.ts'

const mostReports = 20
let sent = 0

/**
 * Tells the log endpoint which part failed, in which version and phase, and what happened just before. Never
 * throws and never holds anything up: a report that cannot be sent is lost. At most 20 for one document.
 */
export const report = (cause: unknown): void => {
  const failure = PartFailure.from(cause, { owner: 'shell', phase: 'unknown' })
  console.error(`[${failure.owner}] ${failure.phase}: ${failure.message}`, cause)
  if (reloadOnChunkFailure(failure.cause)) return
  sent += 1
  if (sent > mostReports) return
  const body = {
    kind: 'error',
    owner: failure.owner,
    version: remoteNamed(failure.owner)?.version ?? shellVersion,
    phase: failure.phase,
    message: failure.message.slice(0, 2000),
    events: bus.recent().map(({ name, at }) => `${new Date(at).toISOString()} ${name}`),
  }
  api.call(sendLog, body, { retries: false }).catch(() => undefined)
}

let shellVersion = 'unknown'

/** Said once at the start: failures of the shell itself carry its version. */
export const setShellVersion = (version: string): void => {
  shellVersion = version
}

/** Failures that no boundary sees: scripts outside React, promises nobody awaits, events that were refused. */
export const watchUncaught = (): void => {
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  bus.refusals.subscribe(({ name, reason, detail }) =>
    report(
      new PartFailure({
        owner: 'shell',
        phase: 'unknown',
        message: `event ${name} refused: ${reason}, ${detail}`,
      }),
    ),
  )
}
