import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RouteDeclaration, SlotDeclaration } from '@lonk/shared-events/contract.ts'
import webpack, { type Configuration } from 'webpack'
import type { BuildMode } from '../build/source-hash.ts'
import { landerTexts } from '../landers/landers.ts'
import { languages, projectRoot } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { exposedModules } from '../webpack/part.ts'
import { sourceRules } from '../webpack/rules.ts'
import { serviceWorkerConfig } from '../webpack/service-worker.ts'
import { drawIcons } from './draw-icons.ts'
import { drawSocials } from './draw-socials.ts'
import { requestRenderConfig } from './request-render.ts'

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
    readonly slots: readonly string[]
    readonly texts: Texts
  }) => Promise<Files>
  readonly renderSocials: (pages: readonly RouteDeclaration[]) => Readonly<Record<string, string>>
}

/**
 * Renders what documents carry of a part, into the folder of its build: the shell's templates and skeletons, a
 * remote's fragments, and the code of its pages that are rendered on request. The sources are built once more for Node,
 * by the same rules, so that class names agree; React is the production one in any mode.
 */
export const prerenderPart = async (part: string, output: string, mode: BuildMode): Promise<void> => {
  if (part === 'shell') return prerenderShell(output, mode)
  const pages = fragmentPages(part)
  const slots = fragmentSlots(part)
  if (pages.length > 0 || slots.length > 0) await prerenderFragments(part, { pages, slots, output, mode })
  const requested = pagesWhere(part, ({ render }) => render === 'request')
  if (requested.length > 0)
    await runWebpack(requestRenderConfig(part, { output, mode, ...tableOf(part, requested) }))
}

/** Where the pages' modules lie, and the plugin that lists them for the entry. */
const tableOf = (part: string, routes: readonly RouteDeclaration[]) => {
  const fragments = { pages: [...new Set(routes.map(({ page }) => page))], slots: [] }
  return { alias: aliasOf(part, fragments), table: fragmentTable(part, fragments) }
}

const prerenderShell = async (output: string, mode: BuildMode): Promise<void> => {
  const entry = join(projectRoot, 'shell/src/layouts/prerender.tsx')
  const { renderTemplates } = await loadForNode<ShellTemplates>('shell', { entry, mode, fragments: null })
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

interface FragmentWork {
  readonly pages: readonly RouteDeclaration[]
  readonly slots: readonly string[]
  readonly output: string
  readonly mode: BuildMode
}

const prerenderFragments = async (
  part: string,
  { pages, slots, output, mode }: FragmentWork,
): Promise<void> => {
  const entry = join(projectRoot, 'shell/src/composition/prerender-fragments.tsx')
  const fragments = { pages: [...new Set(pages.map(({ page }) => page))], slots }
  const { renderFragments, renderSocials } = await loadForNode<RemoteFragments>(part, {
    entry,
    mode,
    fragments,
  })
  await writeFiles(output, await renderFragments({ part, pages, slots, texts: textsOf(part) }))
  await drawSocials(output, renderSocials(pages))
}

/** A part's own catalogues with the components' texts, for every language it has. */
const textsOf = (part: string): Texts => {
  const read = (folder: string, locale: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(projectRoot, folder, `${locale}.json`), 'utf8'))
  return Object.fromEntries(
    languages
      .filter((locale) => existsSync(join(projectRoot, part, 'src/locales', `${locale}.json`)))
      .map((locale) => [
        locale,
        {
          [part]: { ...read(`${part}/src/locales`, locale), ...landerTexts(part, locale) },
          ui: read('shared-ui/src/locales', locale),
        },
      ]),
  )
}

const hasList = <Key extends string, Row>(value: unknown, key: Key): value is Record<Key, Row[]> =>
  typeof value === 'object' && value !== null && key in value && Array.isArray(Reflect.get(value, key))

const fragmentPages = (part: string): readonly RouteDeclaration[] =>
  pagesWhere(part, ({ fragment }) => fragment === true)

const pagesWhere = (part: string, is: (route: RouteDeclaration) => boolean): readonly RouteDeclaration[] => {
  const description = readRemoteDescription(part)
  if (!hasList<'routes', RouteDeclaration>(description, 'routes'))
    throw new Error(`${part}/remote.json has no routes`)
  return description.routes.filter(is)
}

const fragmentSlots = (part: string): readonly string[] => {
  const description = readRemoteDescription(part)
  if (!hasList<'slots', SlotDeclaration>(description, 'slots')) return []
  return description.slots.filter((slot) => slot.fragment).map(({ name }) => name)
}

/** Folders of the pages and slots to render. */
interface Fragments {
  readonly pages: readonly string[]
  readonly slots: readonly string[]
}

const aliasOf = (part: string, fragments: Fragments): Readonly<Record<string, string>> =>
  Object.fromEntries(modulesOf(part, fragments).map(({ request, file }) => [`${request}$`, file]))

interface NodeBuild {
  readonly entry: string
  readonly mode: BuildMode
  readonly fragments: Fragments | null
}

const nodeConfig = (part: string, output: string, { entry, mode, fragments }: NodeBuild): Configuration => ({
  mode: 'production',
  target: 'node24',
  devtool: false,
  context: join(projectRoot, part),
  entry,
  output: { path: output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    alias: fragments ? aliasOf(part, fragments) : {},
  },
  module: { rules: sourceRules({ namespace: part, mode, react: 'production' }) },
  optimization: { minimize: false },
  performance: { hints: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...(fragments ? [fragmentTable(part, fragments)] : []),
  ],
})

const loadForNode = async <Module>(part: string, build: NodeBuild): Promise<Module> => {
  const folder = join(projectRoot, '.cache/prerender', part)
  await rm(folder, { recursive: true, force: true })
  await runWebpack(nodeConfig(part, folder, build))
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

const modulesOf = (part: string, { pages, slots }: Fragments) => [
  ...pages.map((name) => moduleOf(part, 'page', name)),
  ...slots.map((name) => moduleOf(part, 'slot', name)),
  ...pages.flatMap((name) => socialOf(part, name)),
]

/** A page may have the picture for links to it beside it. */
const socialOf = (part: string, name: string) => {
  const file = join(dirname(moduleOf(part, 'page', name).file), 'social.tsx')
  return existsSync(file)
    ? [{ kind: 'social' as const, name, request: `prerendered-social-${name}`, file }]
    : []
}

const missing = (part: string, kind: string, name: string): never => {
  throw new Error(`${part} has no ${kind} ${name}`)
}

const moduleOf = (part: string, kind: 'page' | 'slot', name: string) => ({
  kind,
  name,
  request: `prerendered-${kind}-${name}`,
  file: exposedModules(part)[`./${kind}s/${name}`] ?? missing(part, kind, name),
})

/** `prerendered-fragments`: tables of the pages and slots to render, written for this build. */
const fragmentTable = (part: string, fragments: Fragments) => {
  const modules = modulesOf(part, fragments)
  const imports = modules.map(({ request }, index) => `import * as module${index} from '${request}'`)
  const rows = (kind: 'page' | 'slot' | 'social'): string =>
    modules
      .map((module, index) =>
        module.kind === kind ? `${JSON.stringify(module.name)}: module${index}, ` : '',
      )
      .join('')
  const tables = `export const pages = { ${rows('page')} }\nexport const slots = { ${rows('slot')} }\nexport const socials = { ${rows('social')} }`
  const source = `${imports.join('\n')}\n${tables}`
  return new webpack.NormalModuleReplacementPlugin(
    /^prerendered-fragments$/,
    (resource: { request: string }) => {
      resource.request = `data:text/javascript,${encodeURIComponent(source)}`
    },
  )
}

const writeFiles = async (output: string, files: Files): Promise<void> => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(output, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, JSON.stringify(content))
  }
}
