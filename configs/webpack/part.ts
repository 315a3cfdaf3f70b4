import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import { landerModule, landerNames } from '../landers/landers.ts'
import { projectRoot } from '../project.ts'
import { BuildFilesPlugin } from './build-files-plugin.ts'
import { CataloguesPlugin } from './catalogues-plugin.ts'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts'
import { containerName } from './container-name.ts'
import { minimizer } from './minimizer.ts'
import { sourceRules } from './rules.ts'
import { SameBytesPlugin } from './same-bytes-plugin.ts'
import { consumedShares, providedShares } from './shares.ts'

const require = createRequire(import.meta.url)

export interface PartOptions {
  readonly mode: 'production' | 'development'
  /** Absolute folder that gets the files of the release. */
  readonly output: string
}

const federationExperiments = { optimization: { disableSnapshot: true, target: 'web' } } as const

const federationRuntimeProvider = require.resolve('@module-federation/inject-external-runtime-core-plugin', {
  paths: [projectRoot],
})

/** The modules that a remote offers, by the name they are asked for: `./pages/search`, `./slots/match-modal`. */
export const exposedModules = (part: string): Record<string, string> => {
  const exposes: Record<string, string> = {}
  for (const [folder, role] of [
    ['pages', 'page'],
    ['slots', 'slot'],
  ] as const) {
    const path = join(projectRoot, part, 'src', folder)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path)) {
      const file = join(path, name, `${name}.${role}.tsx`)
      if (existsSync(file)) exposes[`./${folder}/${name}`] = file
    }
  }
  for (const name of landerNames(part)) exposes[`./pages/${name}`] = landerModule(part, name)
  return exposes
}

const federation = (part: string, mode: PartOptions['mode']) =>
  part === 'shell'
    ? new ModuleFederationPlugin({
        name: 'lonk_shell',
        shareStrategy: 'loaded-first',
        shared: providedShares(mode),
        // The external runtime's ES module: `provideExternalRuntime` would add a second, CommonJS copy.
        runtimePlugins: [
          federationRuntimeProvider.replace(/index\.cjs$/, 'index.js'),
          join(projectRoot, 'shell/src/composition/federation-guard.ts'),
        ],
        experiments: federationExperiments,
        manifest: false,
        dts: false,
        dev: false,
      })
    : new ModuleFederationPlugin({
        name: containerName(part),
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: exposedModules(part),
        shareStrategy: 'loaded-first',
        shared: consumedShares(mode),
        experiments: {
          // No remote asks for another one: what would load it is left out of its entry.
          optimization: { ...federationExperiments.optimization, disableRemote: true },
          externalRuntime: true,
        },
        manifest: true,
        dts: false,
        dev: false,
      })

/**
 * A remote's entry carries the names of all its chunks: numbers weigh least. They need no hash, because the
 * release's folder has one, and the entry pins what is in them.
 */
const chunkNames = (part: string) => (part === 'shell' ? '[name].[contenthash:8].js' : '[id].js')

/**
 * The webpack configuration of one part, shell or remote. Release builds and watching builds differ in mode
 * alone: the same entry, shares and file layout.
 */
export const partConfig = (part: string, { mode, output }: PartOptions): Configuration => {
  const source = join(projectRoot, part, 'src')
  const production = mode === 'production'
  return {
    name: part,
    mode,
    context: join(projectRoot, part),
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    // A remote has no entry of its own: its container is the entry.
    entry: part === 'shell' ? { main: join(source, 'main.ts') } : {},
    output: {
      path: output,
      // Inferred from the script's own address, so that the same bytes run from any folder.
      publicPath: 'auto',
      uniqueName: `lonk_${containerName(part)}`,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? chunkNames(part) : '[name].js',
      crossOriginLoading: 'anonymous',
      // A module that failed because what it shares did not come must run anew at the next try.
      strictModuleExceptionHandling: true,
      // A script that hangs must not hold a page for webpack's two minutes.
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        'whole-react-router$': require
          .resolve('react-router', { paths: [projectRoot] })
          .replace(/dist\/[a-z]+\/[^/]*$/, `dist/${mode}/index.js`),
        'whole-react-i18next$': join(projectRoot, 'node_modules/react-i18next/dist/es/index.js'),
        'whole-react-query$': join(projectRoot, 'node_modules/@tanstack/react-query/build/modern/index.js'),
      },
    },
    module: { rules: sourceRules({ namespace: part, mode }) },
    optimization: {
      minimizer,
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      // A remote's pages share little: each further chunk is a request, a hash and a pin in the entry, and small
      // pieces compress worse. Only what weighs about 20 kB when compressed is worth a file of its own.
      ...(part === 'shell' ? {} : { splitChunks: { minSize: 80_000 } }),
      // Containers break with a split runtime or split initial chunks; the shell's vendors split safely.
      ...(part === 'shell' && production
        ? {
            splitChunks: {
              cacheGroups: {
                vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
                // Wanted last (docs/decisions/start.md); the name is for whoever looks at what is loaded.
                reactDom: {
                  test: /node_modules\/react-dom\//,
                  name: 'react-dom',
                  chunks: 'async',
                  enforce: true,
                },
              },
            },
          }
        : {}),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      federation(part, mode),
      ...(production ? [new ChunkIntegrityPlugin(), new SameBytesPlugin()] : []),
      new CataloguesPlugin(part, source),
      new BuildFilesPlugin(part),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  }
}
