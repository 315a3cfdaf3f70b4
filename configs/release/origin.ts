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
  readonly overBudget?: boolean
  readonly env?: Readonly<Record<string, string | undefined>>
}

const gitIn =
  (folder: string) =>
  async (...args: string[]): Promise<string | null> =>
    run('git', args, { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    )

/** Who acts from a folder, as it is kept with what they do. */
export const actorOf = async (
  folder: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> =>
  env.RELEASED_BY?.trim() || (await gitIn(folder)('config', 'user.name')) || userInfo().username

/** What git says of a working tree, and who releases it. Never fails: a tree without git is released as well. */
export const originOf = async ({
  folder,
  note,
  forced = false,
  overBudget = false,
  env = process.env,
}: Source): Promise<ReleaseOrigin> => {
  const git = gitIn(folder)
  const [commit, changes, by] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    actorOf(folder, env),
  ])
  return {
    commit,
    clean: commit !== null && changes === '',
    by,
    ...(note?.trim() ? { note: note.trim() } : {}),
    ...(forced ? { forced } : {}),
    ...(overBudget ? { overBudget } : {}),
  }
}
