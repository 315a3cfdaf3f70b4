import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { serviceWorkerFile } from '../../shell/server/registry/store-layout.ts'
import { projectRoot } from '../project.ts'
import { minimizer } from './minimizer.ts'
import { sourceRules } from './rules.ts'

/** The service worker is one small script of the shell's release, without any of what pages run on. */
export const serviceWorkerConfig = (output: string): Configuration => ({
  name: 'service worker',
  mode: 'production',
  target: ['webworker', 'es2022'],
  devtool: false,
  context: join(projectRoot, 'shell'),
  entry: join(projectRoot, 'shell/src/worker/main.ts'),
  output: { path: output, filename: serviceWorkerFile },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: sourceRules({ namespace: 'shell', mode: 'production' }) },
  optimization: { minimizer },
  performance: { hints: false },
})
