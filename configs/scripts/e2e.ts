// npm run e2e -- mf-chat: builds that part alone and walks through it (e2e/chat) beside the rest as it is deployed here.
// npm run e2e: builds everything and runs every browser test in Chromium.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { projectRoot } from '../project.ts'
import { partsNamed } from './parts-named.ts'

const walksOf = (part: string): string => {
  const folder = `e2e/${part.replace(/^mf-/, '')}`
  if (!existsSync(join(projectRoot, folder)))
    throw new StartError(`${part} has no walks of its own: ${folder}`)
  return folder
}

try {
  const [, , ...names] = process.argv
  const parts = names.length > 0 ? partsNamed(names) : []
  const playwright = join(projectRoot, 'node_modules/@playwright/test/cli.js')
  const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...parts.map(walksOf)]
  const { status } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, E2E_PARTS: parts.join(' ') },
  })
  process.exitCode = status ?? 1
} catch (cause) {
  exitWithReason(cause)
}
