import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion } from '@lonk/shared-events/contract.ts'
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack'
import { lateSharedNames } from './shares.ts'

/** `build.json` beside the built files: what the release tool puts into `release.json`. */
export interface BuildFiles {
  /** File name of the script that starts the part. */
  readonly entry: string
  readonly integrity: string
  /**
   * Scripts by exposed module. Of the shell: `.` stands for its initial scripts, in the order they run, and the name of
   * a module that it shares late for that module's.
   */
  readonly files: Readonly<Record<string, readonly { readonly file: string; readonly integrity: string }[]>>
  /** Of the shell: the contract that it offers, which is that of its sources, wherever it is published. */
  readonly contract?: string
  /** What the shell shares late and an exposed module cannot start without. */
  readonly shares?: Readonly<Record<string, readonly string[]>>
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
          : remoteFiles(compilation, join(folder, 'mf-manifest.json'), hashed)
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`)
    })
  }
}

type Hashed = (file: string) => { file: string; integrity: string }

const integrityOf = (path: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`

const isScript = (file: string): boolean => file.endsWith('.js')

const shellFiles = (compilation: Compilation, hashed: Hashed): BuildFiles => {
  const scripts = compilation.entrypoints.get('main')?.getFiles().filter(isScript) ?? []
  const files = scripts.map(hashed)
  const last = files.at(-1)
  if (!last) throw new Error('the shell has no initial script')
  return {
    entry: last.file,
    integrity: last.integrity,
    contract: contractVersion,
    files: { '.': files, ...lateShares(compilation, scripts, hashed) },
  }
}

/** The scripts of modules that are shared and not among the initial ones, by the key that they are shared under. */
const lateShares = (
  compilation: Compilation,
  initial: readonly string[],
  hashed: Hashed,
): BuildFiles['files'] =>
  Object.fromEntries(
    [...compilation.modules].flatMap((module) => {
      if (module.type !== 'provide-module') return []
      const files = module.blocks
        .flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])
        .filter((file) => isScript(file) && !initial.includes(file))
      return files.length > 0 ? [[sharedName(module, compilation), files.map(hashed)]] : []
    }),
  )

/** Out of `provide shared module (default) react@19.3.1 = …` or `consume shared module (default) react@^19.3.1 …`. */
const sharedName = (module: Module, { requestShortener }: Compilation): string => {
  const told = module.readableIdentifier(requestShortener)
  const [, name] = /shared module \(.*?\) (@?[^@\s]+)@/.exec(told) ?? []
  if (!name) throw new Error(`no shared name in ${told}`)
  return name
}

const remoteFiles = (compilation: Compilation, manifestFile: string, hashed: Hashed): BuildFiles => {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = hashed(manifest.metaData.remoteEntry.name)
  return {
    entry: entry.file,
    integrity: entry.integrity,
    files: Object.fromEntries(
      manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync.map(hashed)]),
    ),
    shares: sharesOf(compilation),
  }
}

/** By exposed module; a chunk that only consumes has no file, so that the files do not tell it. */
const sharesOf = (compilation: Compilation): NonNullable<BuildFiles['shares']> => {
  const { modules, chunkGraph } = compilation
  const named = [...modules].flatMap(({ blocks }) =>
    blocks.flatMap((block) => exposedNames(block).map((name) => ({ name, block }))),
  )
  return Object.fromEntries(
    named.flatMap(({ name, block }) => {
      const late = (chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])
        .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
        .filter(({ type }) => type === 'consume-shared-module')
        .map((module) => sharedName(module, compilation))
        .filter((shared) => lateSharedNames.includes(shared))
      return late.length > 0 ? [[name, late]] : []
    }),
  )
}

const exposedNames = ({ dependencies }: AsyncDependenciesBlock): readonly string[] =>
  dependencies.flatMap((dependency) => ('exposedName' in dependency ? [String(dependency.exposedName)] : []))
