import { fileURLToPath } from 'node:url'

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
  transform: { '\\.tsx$': swc('tsx'), '\\.ts$': swc('ts') },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.data/'],
  clearMocks: true,
}

const inFolders = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`)
const remotes = ['mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers']

export default {
  rootDir: root,
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: inFolders(['shell/src', ...remotes, 'shared-ui', 'shared-events']),
      setupFiles: ['<rootDir>/configs/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/configs/jest/browser-setup.ts', '<rootDir>/configs/jest/second-try.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: inFolders(['api', 'shared-api', 'shell/server', 'configs']),
      setupFilesAfterEnv: ['<rootDir>/configs/jest/second-try.ts'],
    },
  ],
}
