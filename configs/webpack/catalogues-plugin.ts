import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { landerNames, landerTexts } from '../landers/landers.ts'
import { projectRoot } from '../project.ts'

const { Compilation, sources } = webpack

/** The namespaces whose texts a part carries: its own, and for the shell those of the components. */
const catalogueFolders = (part: string, source: string): Record<string, string> => ({
  [part]: join(source, 'locales'),
  ...(part === 'shell' ? { ui: join(projectRoot, 'shared-ui/src/locales') } : {}),
})

const withLanders = (texts: unknown, part: string, language: string): unknown =>
  typeof texts === 'object' && texts !== null ? { ...texts, ...landerTexts(part, language) } : texts

/**
 * Emits `locales/<language>.json`: one small file per language, `{ namespace: texts }`, fetched beside the
 * part's code. The release's folder carries the content's hash, so the file's name need not.
 */
export class CataloguesPlugin {
  readonly #part: string
  readonly #folders: Record<string, string>

  constructor(part: string, source: string) {
    this.#part = part
    this.#folders = catalogueFolders(part, source)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CataloguesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CataloguesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [language, texts] of this.#read()) {
            compilation.emitAsset(`locales/${language}.json`, new sources.RawSource(JSON.stringify(texts)))
          }
          for (const folder of Object.values(this.#folders)) compilation.contextDependencies.add(folder)
          for (const name of landerNames(this.#part))
            compilation.contextDependencies.add(join(projectRoot, this.#part, 'src/landers', name, 'locales'))
        },
      )
    })
  }

  #read(): Map<string, Record<string, unknown>> {
    const byLanguage = new Map<string, Record<string, unknown>>()
    for (const [namespace, folder] of Object.entries(this.#folders)) {
      if (!existsSync(folder)) continue
      for (const file of readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name))) {
        const language = file.slice(0, 2)
        const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
        const whole = namespace === this.#part ? withLanders(texts, this.#part, language) : texts
        byLanguage.set(language, { ...byLanguage.get(language), [namespace]: whole })
      }
    }
    return byLanguage
  }
}
