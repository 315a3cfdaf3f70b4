// Runs jest for `npm test`; people have `npx jest`, which ends up in the same place.
// Usage: node configs/jest/run.mjs [jest arguments]
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runJest } from './on-project-node.mjs'

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js')
const config = fileURLToPath(new URL('jest.config.mjs', import.meta.url))
await runJest([jest, '--config', config, ...process.argv.slice(2)])
