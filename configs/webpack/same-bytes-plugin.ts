import { sep } from 'node:path'
import webpack, { type Compiler, type Module } from 'webpack'
import { projectRoot } from '../project.ts'

const { Compilation, sources } = webpack

/** Federation writes it, with absolute paths in it and a name that is their hash. */
const federationEntry = /\/node_modules\/\.federation\/entry\.[0-9a-f]+\.js/g
const container = 'webpack/container/entry/'
const provided = 'provide module '
/** In the runtime's table, as maps show it: what chunks were called before their content was known. */
const draftHash = /(\\"\w+\\":\\")[0-9a-f]{8}(?=\\")/g

/**
 * The same sources are the same bytes in whatever folder they lie: a release is named after its content. Left to
 * themselves, modules of federation's would be numbered after the folder, and maps would name it.
 */
export class SameBytesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameBytesPlugin', (compilation) => {
      // Before all others get their numbers from their paths below the project.
      compilation.hooks.moduleIds.tap({ name: 'SameBytesPlugin', stage: -100 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module)
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
      compilation.hooks.processAssets.tap(
        // Once each file has its name.
        { name: 'SameBytesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => {
          for (const { name, source } of compilation.getAssets())
            if (name.endsWith('.map'))
              compilation.updateAsset(name, new sources.RawSource(sameMap(name, source.source().toString())))
        },
      )
    })
  }
}

const idOf = (module: Module): string | null => {
  if (module.libIdent({ context: projectRoot })?.startsWith(container)) return 'container'
  // It is in no file, but the number that it would take is another module's in another folder.
  if (module.identifier().startsWith(provided)) return module.identifier().replace(projectRoot, '')
  const file = (module.nameForCondition() ?? '').replaceAll(sep, '/')
  return file.search(federationEntry) < 0 ? null : 'federation'
}

const sameMap = (name: string, map: string): string =>
  map
    .replace(/"file":"[^"]*"/, `"file":${JSON.stringify(name.replace(/\.map$/, ''))}`)
    .replaceAll(federationEntry, '/node_modules/.federation/entry.js')
    .replaceAll(draftHash, '$1')
    .replaceAll(projectRoot.replaceAll(sep, '/'), '')
