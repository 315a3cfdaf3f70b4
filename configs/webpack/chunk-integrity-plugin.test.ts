import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import webpack from 'webpack'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lonk-pins-'))
  writeFileSync(join(folder, 'main.js'), "import('./late.js').then(({ text }) => console.log(text))")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Names as those of a remote: the entry's has a hash, a chunk's has none. */
const compilerOf = () =>
  webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {
      path: join(folder, 'out'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].js',
      crossOriginLoading: 'anonymous',
    },
    plugins: [new ChunkIntegrityPlugin()],
  })

const built = () => {
  const texts = readdirSync(join(folder, 'out')).map((name) => ({
    name,
    text: readFileSync(join(folder, 'out', name), 'utf8'),
  }))
  const entry = texts.find(({ name }) => name.startsWith('main.'))
  const chunk = texts.find(({ name }) => !name.startsWith('main.'))
  return { entry: entry?.text ?? '', chunk: chunk?.text ?? '' }
}

test('the entry pins the bytes of its chunks, and the new ones of the next save', async () => {
  const compiler = compilerOf()
  const save = (text: string) =>
    new Promise<void>((resolve, reject) => {
      writeFileSync(join(folder, 'late.js'), `export const text = '${text}'`)
      compiler.run((cause, stats) =>
        cause || stats?.hasErrors() ? reject(cause ?? new Error(stats?.toString())) : resolve(),
      )
    })
  for (const text of ['first', 'other']) {
    await save(text)
    const { entry, chunk } = built()
    expect(chunk).toContain(text)
    expect(entry).toContain(`sha256-${createHash('sha256').update(chunk).digest('base64')}`)
  }
  await new Promise((resolve) => compiler.close(resolve))
})
