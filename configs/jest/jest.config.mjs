import { fileURLToPath } from 'node:url'
import { beginAgainWhereNeeded } from './on-project-node.mjs'

await beginAgainWhereNeeded()
// Only now: an older Node does not read TypeScript.
const { remoteNames } = await import('../project.ts')

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {'tsx' | 'ts'} syntax the parser's mode: `.ts` files are never JSX. */
const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: syntax === 'tsx' },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
]

const common = {
  rootDir: root,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx$': swc('tsx'),
    '\\.ts$': swc('ts'),
    '\\.svg$': '<rootDir>/configs/jest/picture.mjs',
  },
  transformIgnorePatterns: ['/node_modules/'],
  // Not among the temporary files, which a run may keep in memory and throw away (`configs/checks/memory-folder.ts`).
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.data/'],
  clearMocks: true,
}

const inFolders = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`)

const config = {
  rootDir: root,
  // One core that others use as well takes half a minute for two starts of the API; what hangs is found all the same.
  testTimeout: 90_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: inFolders(['shell/src', ...remoteNames, 'shared-ui', 'shared-events']),
      setupFiles: ['<rootDir>/configs/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/configs/jest/browser-setup.ts', '<rootDir>/configs/jest/second-try.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/configs/jest/node-environment.mjs',
      testMatch: inFolders(['api', 'shared-api', 'shell/server', 'configs', '.cache/test/joined']),
      setupFilesAfterEnv: ['<rootDir>/configs/jest/second-try.ts'],
    },
  ],
}

/** The same for one folder of the project, for whoever works in it: its own `jest.config.mjs` asks for this. */
export const jestIn = (folder) => ({
  ...config,
  projects: config.projects
    .filter(({ testMatch }) => testMatch.some((glob) => glob.startsWith(`<rootDir>/${folder}/`)))
    .map((project) => ({ ...project, roots: [`<rootDir>/${folder}`] })),
})

export default config
