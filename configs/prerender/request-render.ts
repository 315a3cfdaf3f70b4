import { join } from 'node:path'
import { renderFile } from '@lonk/shared-events/request-render.ts'
import webpack, { type Configuration } from 'webpack'
import type { BuildMode } from '../build/source-hash.ts'
import { projectRoot } from '../project.ts'
import { minimizer } from '../webpack/minimizer.ts'
import { sourceRules } from '../webpack/rules.ts'

const installed = (file: string): string => join(projectRoot, 'node_modules', file)

interface RequestRenderOptions {
  readonly output: string
  readonly mode: BuildMode
  /** Where the modules of the pages lie. */
  readonly alias: Readonly<Record<string, string>>
  /** The plugin with the pages. */
  readonly table: webpack.WebpackPluginInstance
}

/**
 * One file that renders pages of a part where nothing of a browser and nothing of Node is at hand: the document server
 * runs it in an empty context.
 */
export const requestRenderConfig = (
  part: string,
  { output, mode, alias, table }: RequestRenderOptions,
): Configuration => ({
  mode: 'production',
  target: 'es2022',
  devtool: false,
  context: join(projectRoot, part),
  entry: join(projectRoot, 'shell/src/composition/render-request.tsx'),
  output: {
    path: output,
    filename: renderFile,
    library: { type: 'commonjs2' },
    chunkFormat: 'commonjs',
    chunkLoading: false,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    mainFields: ['module', 'main'],
    conditionNames: ['browser', 'import', 'module', 'default'],
    // Of styled-components, for rendering piece by piece, which is not done here.
    fallback: { stream: false },
    alias: {
      ...alias,
      // Its build for Node asks for sockets, files and compression as soon as it runs.
      axios$: installed('axios/dist/esm/axios.js'),
      'react-dom/server$': installed('react-dom/server.browser.js'),
    },
  },
  module: { rules: sourceRules({ namespace: part, mode, react: 'production' }) },
  optimization: { minimizer },
  performance: { hints: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ 'process.env.PART': JSON.stringify(part) }),
    table,
  ],
})
