import { createHash } from 'node:crypto'
import webpack, { type Compiler } from 'webpack'

const { Compilation, sources, runtime } = webpack

/** In the entry's runtime until all chunks have their final bytes; an identifier, so that minifiers keep it. */
const pins = '__LONK_CHUNK_PINS__'

/**
 * Lets the entry load only chunks with the bytes it was built with: the registry pins the entry, the entry pins
 * its chunks. `webpack-subresource-integrity` leaves placeholders unresolved in federated builds.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          // Always with crossorigin: a preload and the request it is for must be of one mode.
          `${source}\nscript.integrity = ${pins}[url.slice(url.lastIndexOf('/') + 1)] || '';\nscript.crossOrigin = 'anonymous';`,
      )
      compilation.hooks.processAssets.tap(
        // After the names got their hashes: they hash the placeholder and the chunks' names, which is enough.
        { name: 'ChunkIntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'))
          const textOf = (script: (typeof scripts)[number]) => script.source.source().toString()
          const entries = scripts.filter((script) => textOf(script).includes(pins))
          const chunks = scripts.filter((script) => !entries.includes(script))
          const table = JSON.stringify(
            Object.fromEntries(chunks.map((chunk) => [chunk.name, integrityOf(textOf(chunk))])),
          )
          for (const entry of entries) {
            const pinned = new sources.RawSource(textOf(entry).replaceAll(pins, table))
            // Its name stays while its pins change: what webpack took for immutable, a watching build left as it was.
            compilation.updateAsset(entry.name, pinned, { immutable: false })
          }
        },
      )
    })
  }
}

/**
 * As `build-files-plugin.ts` writes it: a preload with another hash is fetched twice. Short, because every chunk's is
 * in the entry.
 */
const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
