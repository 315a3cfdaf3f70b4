// npm run rollback -- <part> [--to <version>]: swaps a part back to what ran before, while the site runs.
import { parseArgs } from 'node:util'
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { rollback } from '../release/rollback.ts'
import { openStore } from '../release/store.ts'
import { partsNamed } from './parts-named.ts'
import { say } from './say.ts'

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const parts = partsNamed(positionals)
  const [part] = parts
  if (!part || parts.length > 1) throw new StartError('one part at a time is rolled back')
  const { from, to, candidate, passedOver } = await rollback(openStore(readConfig(process.env)), part, values)
  for (const reason of passedOver) say(`passed over: ${reason}`)
  say(
    candidate
      ? `${part} ${from.version} is withdrawn from its visitors.`
      : `${part} ${from.version} is out of service.`,
  )
  say(`${part} ${to.version} is served from the next page load on, and stays after a restart.`)
} catch (cause) {
  exitWithReason(cause)
}
