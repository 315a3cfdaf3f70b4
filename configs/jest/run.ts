// Runs jest with what this project's modules need (ESM packages such as react-router are run untouched).
// Usage: node configs/jest/run.ts [jest arguments]
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js')
const config = fileURLToPath(new URL('jest.config.mjs', import.meta.url))

const child = spawn(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, '--config', config, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', TZ: 'Europe/Amsterdam' } },
)
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
