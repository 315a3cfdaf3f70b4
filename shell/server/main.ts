import { readConfig } from './config.ts'
import { exitWithReason, stopOnSignals } from './process-end.ts'
import { runSite } from './run-site.ts'
import { StartError } from './start-error.ts'
import type { Leaving } from './traffic.ts'

/** Before it is up there is nothing to end in order; the API ends with its parent. */
let stop = async (_: Leaving): Promise<void> => {}

try {
  const config = readConfig(process.env)
  if (config.publishing)
    throw new StartError(
      'PUBLISHING is on: npm run serve only serves, npm run serve:publishing takes releases too',
    )
  stopOnSignals((leaving) => stop(leaving), { stayMs: config.drainSeconds * 1000, finishMs: 8000 })
  const site = await runSite(config)
  stop = site.stop
  process.stdout.write(`the site listens at ${site.address}\n`)
} catch (cause) {
  exitWithReason(cause)
}
