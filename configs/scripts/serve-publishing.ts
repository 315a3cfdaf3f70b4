// npm run serve:publishing: serves as npm run serve does, and with PUBLISHING=on takes releases from owners.
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason, stopOnSignals } from '../../shell/server/process-end.ts'
import { runSite } from '../../shell/server/run-site.ts'
import { openPublishEndpoint } from '../publishing/endpoint.ts'
import { say } from './say.ts'

try {
  const config = readConfig(process.env)
  const site = await runSite(config, { publish: openPublishEndpoint(config, process.env) })
  stopOnSignals(site.stop, { stayMs: config.drainSeconds * 1000, finishMs: 8000 })
  say(`the site listens at ${site.address}`)
} catch (cause) {
  exitWithReason(cause)
}
