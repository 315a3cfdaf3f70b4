import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RouteDeclaration } from '@lonk/shared-events/contract.ts'
import webpack, { type Configuration } from 'webpack'
import { languages, projectRoot } from '../project.ts'
import { readRemoteDescription } from '../webpack/part.ts'
import { sourceRules } from '../webpack/rules.ts'
import { serviceWorkerConfig } from '../webpack/service-worker.ts'
import { drawIcons } from './draw-icons.ts'

const require = createRequire(import.meta.url)

/** Files by their path inside the release. */
type Files = Readonly<Record<string, unknown>>
type Texts = Record<string, Record<string, unknown>>

interface ShellTemplates {
  readonly renderTemplates: (texts: Texts) => Promise<{
    readonly files: Files
    readonly fonts: readonly { readonly name: string; readonly package: string; readonly source: string }[]
  }>
}

interface RemoteFragments {
  readonly renderFragments: (work: {
    readonly part: string
    readonly pages: readonly RouteDeclaration[]
    readonly texts: Texts
  }) => Promise<Files>
}

/**
 * Renders what documents carry of a part, into the folder of its build: the shell's templates and skeletons, a
 * remote's fragments. The sources are built once more for Node, by the same rules, so that class names agree.
 */
export const prerenderPart = async (part: string, output: string): Promise<void> => {
  if (part === 'shell') return prerenderShell(output)
  const pages = fragmentPages(part)
  if (pages.length > 0) await prerenderPages(part, pages, output)
}

const prerenderShell = async (output: string): Promise<void> => {
  const entry = join(projectRoot, 'shell/src/layouts/prerender.tsx')
  const { renderTemplates } = await loadForNode<ShellTemplates>('shell', entry)
  const { files, fonts } = await renderTemplates(textsOf('shell'))
  await writeFiles(output, files)
  await cp(join(projectRoot, 'shell/assets'), join(output, 'assets'), { recursive: true })
  // The site serves its own fonts, out of the shell's release.
  await mkdir(join(output, 'assets/fonts'), { recursive: true })
  for (const { name, package: from, source } of fonts) {
    await cp(join(projectRoot, 'node_modules', from, source), join(output, 'assets/fonts', name))
  }
  await drawIcons(join(output, 'assets'))
  await buildServiceWorker(output)
}

const prerenderPages = async (
  part: string,
  pages: readonly RouteDeclaration[],
  output: string,
): Promise<void> => {
  const entry = join(projectRoot, 'shell/src/composition/prerender-fragments.tsx')
  const folders = [...new Set(pages.map(({ page }) => page))]
  const { renderFragments } = await loadForNode<RemoteFragments>(part, entry, folders)
  await writeFiles(output, await renderFragments({ part, pages, texts: textsOf(part) }))
}

/** A part's own catalogues with the components' texts, for every language it has. */
const textsOf = (part: string): Texts => {
  const read = (folder: string, locale: string): unknown =>
    JSON.parse(readFileSync(join(projectRoot, folder, `${locale}.json`), 'utf8'))
  return Object.fromEntries(
    languages
      .filter((locale) => existsSync(join(projectRoot, part, 'src/locales', `${locale}.json`)))
      .map((locale) => [
        locale,
        { [part]: read(`${part}/src/locales`, locale), ui: read('shared-ui/src/locales', locale) },
      ]),
  )
}

const isRouteList = (value: unknown): value is { routes: RouteDeclaration[] } =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes)

const fragmentPages = (part: string): readonly RouteDeclaration[] => {
  const description = readRemoteDescription(part)
  if (!isRouteList(description)) throw new Error(`${part}/remote.json has no routes`)
  return description.routes.filter((route) => route.fragment)
}

const nodeConfig = (
  part: string,
  entry: string,
  output: string,
  pages: readonly string[],
): Configuration => ({
  mode: 'production',
  target: 'node24',
  devtool: false,
  context: join(projectRoot, part),
  entry,
  output: { path: output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    alias: Object.fromEntries(
      pages.map((page) => [
        `prerendered-${page}$`,
        join(projectRoot, part, 'src/pages', page, `${page}.page.tsx`),
      ]),
    ),
  },
  module: { rules: sourceRules({ namespace: part, mode: 'production' }) },
  optimization: { minimize: false },
  performance: { hints: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...(pages.length > 0 ? [pageTable(pages)] : []),
  ],
})

const loadForNode = async <Module>(
  part: string,
  entry: string,
  pages: readonly string[] = [],
): Promise<Module> => {
  const folder = join(projectRoot, '.cache/prerender', part)
  await rm(folder, { recursive: true, force: true })
  await runWebpack(nodeConfig(part, entry, folder, pages))
  const module: Module = require(join(folder, 'prerender.cjs'))
  return module
}

const buildServiceWorker = (output: string): Promise<void> => runWebpack(serviceWorkerConfig(output))

const runWebpack = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
      resolve()
    })
  })

/** `prerendered-pages`: a table of the pages to render, written for this build. */
const pageTable = (pages: readonly string[]) => {
  const imports = pages.map((page, index) => `import * as page${index} from 'prerendered-${page}'`)
  const rows = pages.map((page, index) => `${JSON.stringify(page)}: page${index}`)
  const source = `${imports.join('\n')}\nexport const pages = { ${rows.join(', ')} }`
  return new webpack.NormalModuleReplacementPlugin(/^prerendered-pages$/, (resource: { request: string }) => {
    resource.request = `data:text/javascript,${encodeURIComponent(source)}`
  })
}

const writeFiles = async (output: string, files: Files): Promise<void> => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(output, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, JSON.stringify(content))
  }
}
