import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { registryHead, signedFile } from '@lonk/shared-api/schemas/registry.ts'
import { seconds } from '../../clock.ts'

const lookEvery = seconds(5)

let kept: { folder: string; at: number; stamp: string; sequence: number | null } | undefined

/**
 * Number of the registry in the store, so that open pages learn of a release; null where there is none. Only a hint,
 * so its signature is not checked here: the document server decides what runs, and checks it.
 */
export const registrySequence = async (folder: string, now: Date): Promise<number | null> => {
  const at = now.getTime()
  const known = kept?.folder === folder ? kept : undefined
  if (known && at >= known.at && at - known.at < lookEvery) return known.sequence
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
