import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import type { ReleaseOrigin } from '@lonk/shared-events/registry.ts'

const run = promisify(execFile)

interface Source {
  /** The working tree that is released. */
  readonly folder: string
  readonly note?: string | undefined
  readonly forced?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** What git says of a working tree, and who releases it. Never fails: a tree without git is released as well. */
export const originOf = async ({
  folder,
  note,
  forced = false,
  env = process.env,
}: Source): Promise<ReleaseOrigin> => {
  const git = async (...args: string[]): Promise<string | null> =>
    run('git', args, { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    )
  const [commit, changes, name] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    git('config', 'user.name'),
  ])
  return {
    commit,
    clean: commit !== null && changes === '',
    by: env.RELEASED_BY?.trim() || name || userInfo().username,
    ...(note?.trim() ? { note: note.trim() } : {}),
    ...(forced ? { forced } : {}),
  }
}
