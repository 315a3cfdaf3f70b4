import { readConfig } from './config.ts'
import { exitWithReason, stopOnSignals } from './process-end.ts'
import { runSite } from './run-site.ts'
import type { Leaving } from './traffic.ts'

/** Before it is up there is nothing to end in order; the API ends with its parent. */
let stop = async (_: Leaving): Promise<void> => {}

try {
  const config = readConfig(process.env)
  stopOnSignals((leaving) => stop(leaving), { stayMs: config.drainSeconds * 1000, finishMs: 8000 })
  const site = await runSite(config)
  stop = site.stop
  process.stdout.write(`the site listens at ${site.address}\n`)
} catch (cause) {
  exitWithReason(cause)
}
