import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import { projectRoot, remoteNames } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { minimizer } from '../webpack/minimizer.ts'
import { exposedModules } from '../webpack/part.ts'
import { sourceRules } from '../webpack/rules.ts'

const source = join(projectRoot, 'configs/monolith/src')
const composition = join(projectRoot, 'shell/src/composition')

/** `mf-members-search`: the chunk of a page or slot, so that the document can preload it. */
export const chunkNameOf = (remote: string, page: string): string => `${remote}-${page}`

/**
 * The same sources as an ordinary single-page application: one build, each remote imported statically, each page
 * a lazy chunk, libraries in one file of their own. The two modules that speak to federation and single-spa are
 * replaced by plain ones; everything else is what the shell and the remotes are made of.
 */
export const monolithConfig = (output: string): Configuration => ({
  name: 'monolith',
  mode: 'production',
  context: projectRoot,
  target: ['web', 'es2022'],
  devtool: 'hidden-source-map',
  entry: { main: join(source, 'main.ts'), inlined: join(source, 'inlined.ts') },
  output: {
    path: output,
    publicPath: '/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    alias: {
      'page-table$': writePageTable(),
      [join(composition, 'remotes.ts')]: join(source, 'remotes.ts'),
      [join(composition, 'slot.tsx')]: join(source, 'slot.tsx'),
    },
  },
  module: { rules: sourceRules({ namespace: 'monolith', mode: 'production' }) },
  optimization: {
    minimizer,
    splitChunks: {
      cacheGroups: {
        vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
      },
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
})

/** What a person would have written by hand in one application: a table of all pages, each behind an `import()`. */
const writePageTable = (): string => {
  const descriptions = remoteNames.map((remote) => JSON.stringify(readRemoteDescription(remote)))
  const rows = (kind: 'pages' | 'slots') =>
    remoteNames.flatMap((remote) =>
      Object.entries(exposedModules(remote))
        .filter(([name]) => name.startsWith(`./${kind}/`))
        .map(([name, file]) => {
          const page = name.slice(`./${kind}/`.length)
          const chunk = chunkNameOf(remote, page)
          return `  '${remote}/${page}': () => import(/* webpackChunkName: '${chunk}' */ '${file}'),`
        }),
    )
  const folder = join(projectRoot, '.cache/monolith')
  const file = join(folder, 'page-table.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    [
      `export const descriptions = [${descriptions.join(',\n')}]`,
      `export const pages = {\n${rows('pages').join('\n')}\n}`,
      `export const slots = {\n${rows('slots').join('\n')}\n}`,
      '',
    ].join('\n'),
  )
  return file
}
