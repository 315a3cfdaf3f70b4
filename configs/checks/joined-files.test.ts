import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { projectRoot } from '../project.ts'
import { joinFiles } from './joined-files.ts'

const files = Array.from({ length: 23 }, (_, index) => `api/src/features/f${index}.test.ts`)

/** What a joined file reads, in the names that it gives and the modules that it imports. */
const readsOf = async (path: string) => {
  const text = await readFile(join(projectRoot, path), 'utf8')
  return [...text.matchAll(/readInto\("([^"]+)", \(\) => import\("([^"]+)"\)\)/g)].map(
    ([, name = '', specifier = '']) => ({
      name,
      module: relative(projectRoot, join(projectRoot, dirname(path), specifier)),
    }),
  )
}

describe('joined files', () => {
  it('read each file once, by its own name, and none reads many', async () => {
    const joined = await joinFiles(files, 'joined in a test')
    const reads = await Promise.all(joined.map(readsOf))
    expect(reads.map(({ length }) => length)).toEqual([5, 5, 5, 4, 4])
    expect(
      reads
        .flat()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...files].sort())
    for (const { name, module } of reads.flat()) expect(module).toBe(name)
  })

  it('are other files where there are fewer than before', async () => {
    await joinFiles(files, 'joined in a test')
    expect(await joinFiles(files.slice(0, 1), 'joined in a test')).toEqual([
      '.cache/test/joined/joined-in-a-test/1.test.ts',
    ])
    expect(await joinFiles([], 'joined in a test')).toEqual([])
  })
})
