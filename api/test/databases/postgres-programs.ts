import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Where Debian's package keeps the server's programs, of the newest version. */
export const findPrograms = async (): Promise<string> => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => b - a)[0]
  if (newest === undefined)
    throw new Error('No PostgreSQL server programs: install them with `apt-get install postgresql`')
  return join('/usr/lib/postgresql', String(newest), 'bin')
}

/** The server refuses to run as root: it runs as the package's user, or as nobody. */
export const identity = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  return {}
}

/** One of the server's programs, run as the user that the server runs as. */
export const runProgram = async (name: string, args: readonly string[]): Promise<void> => {
  await run(join(await findPrograms(), name), args, { ...(await identity()), cwd: '/' })
}

export const giveAway = async (folder: string): Promise<void> => {
  const { uid, gid } = await identity()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
}

export const ownedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-pg-'))
  await giveAway(folder)
  return folder
}
