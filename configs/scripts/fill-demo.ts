import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Fills the database with the demo where that has not been done: a note in the data folder says for which database
 * it has. The seed is one transaction, so one that was interrupted is simply done again.
 */
export const fillDemo = async (
  dataDir: string,
  env: Environment,
  seedArguments: readonly string[] = [],
): Promise<'filled' | 'there'> => {
  const note = join(dataDir, 'demo-filled')
  const database = env.DATABASE_URL
    ? createHash('sha256').update(env.DATABASE_URL).digest('hex').slice(0, 16)
    : 'embedded'
  const known = existsSync(note) && readFileSync(note, 'utf8') === database
  if (known && (env.DATABASE_URL || existsSync(join(dataDir, 'database')))) return 'there'
  const result = await runSeed({ ...env, DATA_DIR: dataDir }, seedArguments)
  writeFileSync(note, database)
  return result
}

const runSeed = (env: Environment, seedArguments: readonly string[]): Promise<'filled' | 'there'> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(projectRoot, 'api/demo/seed.ts'), ...seedArguments], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (data: Buffer) => {
      said = (said + data.toString()).slice(-4000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve('filled')
      else if (said.includes('The demo is there already')) resolve('there')
      else reject(new Error(`the demo could not be filled:\n${said.trim()}`))
    })
  })
