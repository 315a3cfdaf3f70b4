import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { dropOldReleases } from './drop-old-releases.ts'
import { storeLayout } from './store-layout.ts'

/**
 * Makes a signed registry the one of a folder, in one rename, and keeps it beside those that came before; only then, so
 * that the history never has one that was not in service. The caller holds the folder's publish lock.
 */
export const putInService = async (folder: string, sequence: number, content: string): Promise<void> => {
  const { history, registry } = storeLayout(folder)
  const keep = (which: number, text: string) => replaceFile(join(history, `${which}.json`), text)
  await mkdir(history, { recursive: true })
  const before = await readFile(registry, 'utf8').catch(() => null)
  const last = before === null ? null : sequenceOf(before)
  // A kill between the two writes left it out.
  if (
    before !== null &&
    last !== null &&
    last !== sequence &&
    !(await isThere(join(history, `${last}.json`)))
  )
    await keep(last, before)
  await replaceFile(registry, content)
  // It is in service: what fails from here on is made up for by the next one.
  await keep(sequence, content).catch(() => undefined)
  await dropOldReleases(folder).catch(() => undefined)
}

const signed = z.object({ document: z.object({ sequence: z.number() }) })

const sequenceOf = (content: string): number | null => {
  try {
    return signed.parse(JSON.parse(content)).document.sequence
  } catch {
    return null
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const replaceFile = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.next`
  const handle = await open(draft, 'w')
  await handle.writeFile(content)
  await handle.sync()
  await handle.close()
  await rename(draft, file)
  const folder = await open(dirname(file), 'r')
  await folder.sync()
  await folder.close()
}
