import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectRoot } from '../project.ts'

/** So few that what their tests leave in memory is no matter, and that no process of jest is long alone at the end. */
const filesInOne = 5

/**
 * Files of tests, as paths from the project's root, joined by fives in files of jest's. Jest reads all modules anew for
 * each of its files, 1,300 of them for one that starts the API: a fifth of the time that the API's tests take. What the
 * files do is theirs: each has its database, and a description with its name. Returns the paths from the root.
 */
export const joinFiles = async (files: readonly string[], name: string): Promise<readonly string[]> => {
  const folder = join(projectRoot, '.cache/test/joined', name.replaceAll(/\W+/g, '-'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const groups = Array.from({ length: Math.ceil(files.length / filesInOne) }, (): string[] => [])
  // Dealt like cards: neighbours, of which some take long, do not come together.
  for (const [index, file] of files.entries()) groups[index % groups.length]?.push(file)
  return Promise.all(
    groups.map(async (group, index) => {
      const path = join(folder, `${index + 1}.test.ts`)
      const specifier = (file: string) => JSON.stringify(relative(folder, join(projectRoot, file)))
      await writeFile(
        path,
        [
          `import { readInto } from ${specifier('configs/jest/read-into.ts')}`,
          ...group.map((file) => `await readInto(${JSON.stringify(file)}, () => import(${specifier(file)}))`),
          '',
        ].join('\n'),
      )
      return relative(projectRoot, path)
    }),
  )
}
