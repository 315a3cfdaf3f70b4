// npm run rollback -- <part>: swaps a part back to what ran before, while the site runs.
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { rollback } from '../release/rollback.ts'
import { openStore } from '../release/store.ts'
import { partsNamed } from './parts-named.ts'
import { say } from './say.ts'

try {
  const parts = partsNamed(process.argv.slice(2))
  const [part] = parts
  if (!part || parts.length > 1) throw new StartError('one part at a time is rolled back')
  const { from, to, candidate } = await rollback(openStore(readConfig(process.env)), part)
  say(
    candidate
      ? `${part} ${from.version} is withdrawn from its visitors.`
      : `${part} ${from.version} is out of service.`,
  )
  say(`${part} ${to.version} is served from the next page load on, and stays after a restart.`)
} catch (cause) {
  exitWithReason(cause)
}
