import type { RuleSetRule } from 'webpack'
import type { BuildMode } from '../build/source-hash.ts'

interface RuleOptions {
  /** Part of every styled-component's class names: two parts never share one. */
  readonly namespace: string
  /** Of the build: in development class names begin with the file and the component that they are of. */
  readonly mode: BuildMode
  /** Which of React's runtimes makes the elements, where it is another one than the build's. */
  readonly react?: BuildMode
}

const swc = (syntax: 'ts' | 'tsx', { namespace, mode, react = mode }: RuleOptions) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: syntax === 'tsx' },
      transform: { react: { runtime: 'automatic', development: react === 'development' } },
      experimental: {
        plugins: [
          ['@swc/plugin-styled-components', { namespace, displayName: mode === 'development', ssr: true }],
        ],
      },
    },
  },
})

/** The project's sources, the same for the browser and for the pre-render: class names must agree. */
export const sourceRules = (options: RuleOptions): RuleSetRule[] => [
  { test: /\.tsx$/, exclude: /node_modules/, use: swc('tsx', options) },
  { test: /\.ts$/, exclude: /node_modules/, use: swc('ts', options) },
  {
    test: /\.(svg|woff2|png|webp)$/,
    oneOf: [
      { resourceQuery: /^\?inline$/, type: 'asset/inline' },
      {
        type: 'asset/resource',
        // Where a release lies only its page knows (`PageProps.files`): the same words in the browser and before it.
        generator: { filename: 'assets/[name].[contenthash:8][ext]', publicPath: '' },
      },
    ],
  },
]
