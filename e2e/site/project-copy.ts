import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@lonk/configs/project.ts'

const run = promisify(execFile)

const notCopied = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results', 'e2e'])

type Copy = { folder: string; remove: () => Promise<void> }

/**
 * The project's sources in a folder of their own, for what a person does while they write: tests that save files must
 * not save them under the feet of others. What is installed is that of the project.
 */
export const copyProject = async (): Promise<Copy> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-project-'))
  await linkInstalled(folder, await copySources(folder))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The same with what is installed, as whoever clones the project has it: nothing lies in another folder. */
export const cloneProject = async (): Promise<Copy> => {
  // Beside what is installed, so that its files can be linked.
  const folder = await mkdtemp(join(projectRoot, '.cache/clone-'))
  await copySources(folder)
  await run('cp', ['--archive', '--link', join(projectRoot, 'node_modules'), folder])
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Answers the packages of the project. */
const copySources = async (folder: string): Promise<readonly string[]> => {
  const packages: string[] = []
  for (const entry of await readdir(projectRoot, { withFileTypes: true })) {
    if (notCopied.has(entry.name)) continue
    if (entry.isDirectory()) packages.push(entry.name)
    const filter = (path: string) => !notCopied.has(basename(path))
    await cp(join(projectRoot, entry.name), join(folder, entry.name), { recursive: true, filter })
  }
  return packages
}

/** The same, as the project was at a commit; what is installed is that of today. */
export const projectAt = async (commit: string): Promise<Copy> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-project-'))
  const archive = join(folder, 'project.tar')
  await run('git', ['archive', '--output', archive, commit], { cwd: projectRoot })
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await rm(archive)
  const entries = await readdir(folder, { withFileTypes: true })
  await linkInstalled(
    folder,
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  )
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The packages of the project are those in the folder itself, all others those that are installed. */
const linkInstalled = async (folder: string, packages: readonly string[]): Promise<void> => {
  const installed = join(folder, 'node_modules')
  await mkdir(join(installed, '@lonk'), { recursive: true })
  for (const name of await readdir(join(projectRoot, 'node_modules')))
    if (name !== '@lonk' && name !== '.cache')
      await symlink(join(projectRoot, 'node_modules', name), join(installed, name))
  for (const name of packages) await symlink(join(folder, name), join(installed, '@lonk', name))
}
