import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Build, buildPart } from '@lonk/configs/build/build-part.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import type { TestSite } from './fixtures.ts'

/** The registry of a running site, for releases while it runs. */
export const storeOf = ({ folder }: TestSite) =>
  openStore({ dataDir: folder, registry: join(folder, 'registry'), production: false })

/** A team's build: the same code with one text of its Dutch catalogue changed. Whoever asks removes its folder. */
export const changedBuild = async (
  part: string,
  [text, changed]: readonly [text: string, changed: string],
): Promise<Build> => {
  const build = await buildPart(part, { mode: 'production' })
  const folder = await mkdtemp(join(tmpdir(), 'lonk-release-'))
  await cp(build.folder, folder, { recursive: true })
  const catalogue = join(folder, 'locales/nl.json')
  const texts = await readFile(catalogue, 'utf8')
  for (const compressed of ['br', 'gz']) await rm(`${catalogue}.${compressed}`, { force: true })
  await writeFile(catalogue, texts.replace(JSON.stringify(text), JSON.stringify(changed)))
  return { ...build, folder, sourceHash: 'changed-by-the-test' }
}
