import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Build, buildPart } from '@lonk/configs/build/build-part.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { renderFile } from '@lonk/shared-events/request-render.ts'
import type { TestSite } from './fixtures.ts'

/** The registry of a running site, for releases while it runs. */
export const storeOf = ({ folder }: TestSite) =>
  openStore({ dataDir: folder, registry: join(folder, 'registry'), production: false })

/** A team's build: the same code with something changed in its folder. Whoever asks removes that folder. */
const buildWith = async (part: string, change: (folder: string) => Promise<void>): Promise<Build> => {
  const build = await buildPart(part, { mode: 'production' })
  const folder = await mkdtemp(join(tmpdir(), 'lonk-release-'))
  await cp(build.folder, folder, { recursive: true })
  await change(folder)
  return { ...build, folder, sourceHash: 'changed-by-the-test' }
}

/** With one text of its Dutch catalogue changed. */
export const changedBuild = (
  part: string,
  [text, changed]: readonly [text: string, changed: string],
): Promise<Build> =>
  buildWith(part, async (folder) => {
    const catalogue = join(folder, 'locales/nl.json')
    const texts = await readFile(catalogue, 'utf8')
    await writeWhole(catalogue, texts.replace(JSON.stringify(text), JSON.stringify(changed)))
  })

/** With its compressed forms, as a build has them: budgets are about those. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  await writeFile(file, text)
  await writeFile(`${file}.br`, brotliCompressSync(text))
  await writeFile(`${file}.gz`, gzipSync(text))
}

/** With other code, or none, where its pages are rendered for documents. */
export const buildRenderingWith = (part: string, code: string | null): Promise<Build> =>
  buildWith(part, (folder) =>
    code === null ? rm(join(folder, renderFile)) : writeFile(join(folder, renderFile), code),
  )

/** With something changed in the code of one of its modules (`./pages/premium`), pinned as if the team had built it so. */
export const buildWithCode = (
  part: string,
  module: string,
  change: (code: string) => string,
): Promise<Build> =>
  buildWith(part, async (folder) => {
    const { files } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
    await rewrite(folder, files[module][0].file, change)
  })

/** With another component in place of a page's own (`./pages/premium`), pinned as if the team had built it so. */
export const buildWithPage = (part: string, module: string, component: string): Promise<Build> =>
  buildWith(part, async (folder) => {
    const { files } = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'))
    let found = 0
    for (const { file } of files[module]) {
      const code = await readFile(join(folder, file), 'utf8')
      if (!exported.test(code)) continue
      await rewrite(folder, file, (text) => text.replace(exported, `Page:()=>(${component})`))
      found += 1
    }
    if (found !== 1) throw new Error(`${part}: ${found} files of ${module} export a Page`)
  })

/** As webpack writes the export of a page's module. */
const exported = /\bPage:\(\)=>\w+/

const hashesOf = (content: string): readonly string[] =>
  ['sha256', 'sha384'].map((kind) => createHash(kind).update(content).digest('base64'))

/** Changes a file of a build, and what pins it with it. */
const rewrite = async (folder: string, file: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(join(folder, file), 'utf8')
  const after = change(before)
  await writeWhole(join(folder, file), after)
  const made = hashesOf(after)
  for (const name of await readdir(folder)) {
    if (name === file || !/\.(js|json)$/.test(name)) continue
    const text = await readFile(join(folder, name), 'utf8')
    for (const [at, old] of hashesOf(before).entries())
      if (text.includes(old))
        await rewrite(folder, name, (content) => content.replaceAll(old, made[at] ?? ''))
  }
}
