// npm run rollback -- <part> [--to <version>] [--site <address>]: swaps a part back to what ran before, while the site runs.
import { parseArgs } from 'node:util'
import { readConfig } from '../../shell/server/config.ts'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { encodeAct } from '../publishing/call-body.ts'
import { readOwnerKey } from '../publishing/owner-key.ts'
import { callSite } from '../publishing/remote-site.ts'
import { lineOfDropped, rollback } from '../release/rollback.ts'
import { openStore } from '../release/store.ts'
import { partsNamed } from './parts-named.ts'
import { say } from './say.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, site: { type: 'string' } },
  })
  const parts = partsNamed(positionals)
  const [part] = parts
  if (!part || parts.length > 1) throw new StartError('one part at a time is rolled back')
  if (values.site) {
    const body = encodeAct({ act: 'rollback', ...(values.to ? { to: values.to } : {}) })
    const { said } = await callSite(values.site, readOwnerKey(process.env.PUBLISH_KEY), part, body)
    for (const line of said) say(line)
    process.exit(0)
  }
  const done = await rollback(openStore(readConfig(process.env)), part, values)
  const { from, to, candidate, passedOver, notCompared } = done
  for (const reason of passedOver) say(`passed over: ${reason}`)
  for (const line of notCompared) say(line)
  say(
    candidate
      ? `${part} ${from.version} is withdrawn from its visitors.`
      : `${part} ${from.version} is out of service.`,
  )
  for (const line of lineOfDropped(part, done)) say(line)
  say(`${part} ${to.version} is served from the next page load on, and stays after a restart.`)
} catch (cause) {
  exitWithReason(cause)
}
