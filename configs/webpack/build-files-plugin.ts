import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from 'webpack'

/** `build.json` beside the built files: what the release tool puts into `release.json`. */
export interface BuildFiles {
  /** File name of the script that starts the part. */
  readonly entry: string
  readonly integrity: string
  /** Scripts by exposed module; `.` stands for the shell's initial scripts, in the order they run. */
  readonly files: Readonly<Record<string, readonly { readonly file: string; readonly integrity: string }[]>>
}

interface ManifestExpose {
  readonly path: string
  readonly assets: { readonly js: { readonly sync: readonly string[] } }
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } }
  readonly exposes: readonly ManifestExpose[]
}

/** Writes `build.json` once all files are on disk, so that each hash is of the bytes that will be served. */
export class BuildFilesPlugin {
  readonly #part: string

  constructor(part: string) {
    this.#part = part
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildFilesPlugin', (compilation) => {
      const folder = compiler.options.output.path
      if (!folder || compilation.errors.length > 0) return
      const hashed = (file: string) => ({ file, integrity: integrityOf(join(folder, file)) })
      const build =
        this.#part === 'shell'
          ? shellFiles(compilation, hashed)
          : remoteFiles(join(folder, 'mf-manifest.json'), hashed)
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)
    })
  }
}

type Hashed = (file: string) => { file: string; integrity: string }

const integrityOf = (path: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`

const shellFiles = (compilation: Compilation, hashed: Hashed): BuildFiles => {
  const scripts =
    compilation.entrypoints
      .get('main')
      ?.getFiles()
      .filter((file) => file.endsWith('.js')) ?? []
  const files = scripts.map(hashed)
  const last = files.at(-1)
  if (!last) throw new Error('the shell has no initial script')
  return { entry: last.file, integrity: last.integrity, files: { '.': files } }
}

const remoteFiles = (manifestFile: string, hashed: Hashed): BuildFiles => {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = hashed(manifest.metaData.remoteEntry.name)
  const files = Object.fromEntries(
    manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync.map(hashed)]),
  )
  return { entry: entry.file, integrity: entry.integrity, files }
}
