// npm run build -- [part ...] [--development]: builds without publishing.
import { parseArgs } from 'node:util'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { buildParts } from '../build/build-part.ts'
import { partsNamed } from './parts-named.ts'
import { say, seconds } from './say.ts'

try {
  const began = performance.now()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { development: { type: 'boolean', default: false } },
  })
  const parts = partsNamed(positionals.length > 0 ? positionals : ['all'])
  await buildParts(
    parts,
    values.development ? 'development' : 'production',
    ({ part, folder, seconds: took }) =>
      say(
        took > 0 ? `built ${part} in ${took.toFixed(1)} s: ${folder}` : `${part} has not changed: ${folder}`,
      ),
  )
  say(`${parts.length} parts in ${seconds(began)}`)
} catch (cause) {
  exitWithReason(cause)
}
