import { mountPoints } from '@lonk/shared-events/boot.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { replayClicks } from '../composition/early-clicks.ts'
import { firstPageShown } from '../navigation/page-shown.ts'
import { holdEarlyRequests } from '../overlays/early-requests.ts'
import { holdEarlyToasts } from '../overlays/early-toasts.ts'
import { importPersistently } from '../start/import-persistently.ts'

/** A page that does not come must not keep overlays and polling away for longer, in milliseconds. */
const patience = 3_000
/** A busy page is left alone a little longer, but not for ever. */
const idlePatience = 500

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idlePatience })
    else resolve(pause(0))
  })

/**
 * Overlays, polling, the stream and the ties between tabs: none of it shows at first, so it is fetched once the first
 * page is there, whose time it must not take. `userKnown`: the document said who is logged in. Rejects where the code
 * cannot be loaded.
 */
export const startAfterFirstPaint = async (state: StateWriter, userKnown = false): Promise<void> => {
  holdEarlyToasts()
  holdEarlyRequests()
  const warnings = document.getElementById(mountPoints.warnings)
  const stopRemembering = warnings && replayClicks.remember(warnings)
  await Promise.race([firstPageShown, pause(patience)])
  await idle()
  const { runAfterFirstPaint } = await importPersistently(() => import('./after-first-paint.ts'))
  await runAfterFirstPaint(state, userKnown)
  if (stopRemembering) replayClicks.replay(stopRemembering())
}
