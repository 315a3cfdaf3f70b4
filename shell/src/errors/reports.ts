import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { PartFailure } from '../composition/part-failure.ts'
import { remoteNamed } from '../composition/route-table.ts'
import { reloadOnChunkFailure } from './chunk-reload.ts'
import { ownerInStack, stackHere } from './owner-in-stack.ts'

const mostReports = 20
let sent = 0

/**
 * Tells the log endpoint which part failed, in which version and phase, and what happened just before. It is the shell
 * where the shell caught what has no name on it; what names no part comes under the version of the shell that was there.
 * Never throws and never holds anything up: a report that cannot be sent is lost. At most 20 for one document.
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

/**
 * Failures that no boundary sees: scripts outside React, promises nobody awaits, events that were refused. Whose they
 * are, the code says that stood in their stack.
 */
export const watchUncaught = (): void => {
  addEventListener('error', ({ error, message, filename }) =>
    reportUncaught(error ?? message, error instanceof Error ? '' : filename),
  )
  addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason))
  bus.refusals.subscribe(({ name, reason, detail }) => {
    // Told while it is published: whoever published it stands in the stack.
    const owner = ownerInStack(stackHere())
    const message = `event ${name} of ${owner} refused: ${reason}, ${detail}`
    report(new PartFailure({ owner, phase: 'unknown', message }))
  })
}

const reportUncaught = (cause: unknown, place = ''): void => {
  const stack = cause instanceof Error ? (cause.stack ?? '') : place
  report(PartFailure.from(cause, { owner: ownerInStack(stack), phase: 'unknown' }))
}
