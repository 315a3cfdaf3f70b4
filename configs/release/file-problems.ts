import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, ReleaseFile } from '@lonk/shared-events/registry.ts'

/**
 * Files that a build names for browsers and that are not there, or not of the hash that it gives. A team writes both; a
 * browser would run none of it, and the part would be dead for everybody.
 */
export const fileProblems = (
  { part, entry, integrity, files }: Release,
  folder: string,
): readonly string[] => {
  const named: readonly ReleaseFile[] = [{ file: entry, integrity }, ...Object.values(files).flat()]
  return [...new Set(named.flatMap((one) => problemOf(one, folder)))].map((problem) => `${part}: ${problem}`)
}

const problemOf = ({ file, integrity }: ReleaseFile, folder: string): readonly string[] => {
  const content = contentOf(join(folder, file))
  if (!content) return [`build.json names ${file}, which is not there`]
  const [algorithm = ''] = integrity.split('-')
  const found = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
  return found === integrity ? [] : [`${file} is not what build.json says it is`]
}

const contentOf = (file: string): Buffer | null => {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
