import { usualPatience } from '../../shell/server/api/first-data.ts'
import { startSite } from '../site/run-site.ts'

// The site of `documents.ts`, in a process of its own: what asks it must not share its processor time.

const [dataDir = '', rendering, metricsPort = '0'] = process.argv.slice(2)
const render = rendering === 'rendered' ? usualPatience.render : 0
const site = await startSite(
  dataDir,
  { RATE_LIMIT_FACTOR: '1000000', SITE_METRICS_PORT: metricsPort },
  { ...usualPatience, render },
)
process.on('message', () => void site.stop().then(() => process.exit(0)))
process.send?.({ address: site.address })
