import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { registryHead, signedFile } from '@lonk/shared-api/schemas/registry.ts'
import { seconds } from '../../clock.ts'

/** So often a duty looks, lest polls that need nothing else have to. */
export const lookEvery = seconds(5)
const trusted = 2 * lookEvery

let kept: { folder: string; at: number; stamp: string; sequence: number | null } | undefined

/** What was read a moment ago; null: somebody has to look. */
export const knownSequence = (
  folder: string,
  now: number,
  within = trusted,
): { sequence: number | null } | null =>
  kept?.folder === folder && now >= kept.at && now - kept.at < within ? kept : null

/**
 * Number of the registry in the store, so that open pages learn of a release; null where there is none. Only a hint,
 * so its signature is not checked here: the document server decides what runs, and checks it.
 */
export const registrySequence = async (folder: string, now: Date): Promise<number | null> => {
  const at = now.getTime()
  const fresh = knownSequence(folder, at, lookEvery)
  if (fresh) return fresh.sequence
  const known = kept?.folder === folder ? kept : undefined
  const file = join(folder, 'registry.json')
  try {
    const { mtimeMs, size, ino } = await stat(file)
    const stamp = `${mtimeMs}:${size}:${ino}`
    const sequence = known?.stamp === stamp ? known.sequence : sequenceIn(await readFile(file, 'utf8'))
    kept = { folder, at, stamp, sequence }
    return sequence
  } catch {
    kept = { folder, at, stamp: '', sequence: null }
    return null
  }
}

const sequenceIn = (content: string): number =>
  registryHead.parse(signedFile.parse(JSON.parse(content)).document).sequence
