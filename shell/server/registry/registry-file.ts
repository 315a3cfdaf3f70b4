import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storeLayout } from './store-layout.ts'

/** Makes a signed registry the one of a folder, in one rename, and keeps it beside those that came before. */
export const putInService = async (folder: string, sequence: number, content: string): Promise<void> => {
  const layout = storeLayout(folder)
  await mkdir(layout.history, { recursive: true })
  await writeFile(join(layout.history, `${sequence}.json`), content)
  await replaceFile(layout.registry, content)
}

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
