import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const registry = z.object({ sequence: z.int() })
const lookEveryMs = 5000

let kept: { folder: string; at: number; changed: number; sequence: number | null } | undefined

/** Number of the release that the site serves, so that open pages learn of a new one; null where there is none. */
export const registrySequence = async (folder: string): Promise<number | null> => {
  const at = performance.now()
  if (kept?.folder === folder && at - kept.at < lookEveryMs) return kept.sequence
  const file = join(folder, 'registry.json')
  try {
    const { mtimeMs: changed } = await stat(file)
    const sequence =
      kept?.folder === folder && kept.changed === changed
        ? kept.sequence
        : registry.parse(JSON.parse(await readFile(file, 'utf8'))).sequence
    kept = { folder, at, changed, sequence }
    return sequence
  } catch {
    kept = { folder, at, changed: 0, sequence: null }
    return null
  }
}
