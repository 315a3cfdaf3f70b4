import { readConfig } from './config.ts'
import { exitWithReason, stopOnSignals } from './process-end.ts'
import { runSite } from './run-site.ts'

try {
  const site = await runSite(readConfig(process.env))
  stopOnSignals(site.stop)
  process.stdout.write(`the site listens at ${site.address}\n`)
} catch (cause) {
  exitWithReason(cause)
}
