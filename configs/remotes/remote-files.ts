import { pageFiles } from './page-files.ts'

/** What the files of a new remote are written from. */
export interface NewRemote {
  /** `mf-events`. */
  readonly name: string
  /** `events`: its page, its route and what its team is called. */
  readonly word: string
  /** The page's heading, by language. */
  readonly titles: ReadonlyMap<string, string>
  /** Its range of the contract. */
  readonly range: string
  /** The lock file, for the versions that the site runs on. */
  readonly lock: string
}

/** Libraries that a new remote imports; whatever else it comes to need goes into its package.json by hand. */
const libraries = ['@tanstack/react-query', 'i18next', 'react', 'react-i18next']

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** What npm knows of it: the same in its package.json and in the lock file. */
export const dependenciesOf = (lock: string): Readonly<Record<string, string>> => {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(lock)
  return Object.fromEntries([
    ...['api', 'events', 'ui'].map((shared) => [`@lonk/shared-${shared}`, '0.0.0']),
    ...libraries.map((library) => [library, packages[`node_modules/${library}`]?.version ?? '']),
  ])
}

const description = ({ name, word, titles, range }: NewRemote) => ({
  name,
  owner: `team-${word.replaceAll(/[^a-z]/g, '')}`,
  contract: range,
  faultClass: 'primary',
  namespaces: [name],
  routes: [
    {
      name: word,
      path: `/${word}`,
      page: word,
      layout: 'default',
      access: 'everybody',
      skeleton: 'list',
      menu: Object.fromEntries(titles),
    },
  ],
  slots: [],
})

const readme = ({ name, word }: NewRemote): string => `# ${name}

One page so far: the interests of members, as the first thing to read. Its owner, routes and slots are in
[\`remote.json\`](remote.json); the shell learns of them when a release is published.

| what | where |
| --- | --- |
| \`/${word}\` | \`src/pages/${word}\` |
| its texts, Dutch first, in eleven languages | \`src/locales\` |
| how a test opens a page here (\`remote.open\`), and what is in it | \`src/testing\` |
| its walk in a browser | \`e2e/${word}\` |

How a remote is made, and how to add a page: [docs/remotes.md](../docs/remotes.md).

## Working on it alone

\`npm run dev -- ${name}\` serves it at the address that it prints beside the other remotes as they are deployed here.
\`npx jest\` in this folder runs its tests, \`npm test -- ${name}\` checks lint and types too, \`npm run e2e -- ${name}\`
walks through it; \`npm run release -- ${name}\` deploys, \`npm run rollback -- ${name}\` takes that back.
`

const types = (name: string): string => `import type ui from '@lonk/shared-ui/locales/nl.json'
import type texts from './locales/nl.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: '${name}'
    resources: { '${name}': typeof texts; ui: typeof ui }
  }
}
`

const testing = (
  name: string,
): string => `import { remoteInTests } from '@lonk/shared-ui/testing/remote-in-tests.ts'
import catalogue from '../locales/nl.json' with { type: 'json' }
import { queryClient } from '../server-state.ts'

/** Opened by a visitor, unless a test says otherwise. */
export const remote = remoteInTests({ namespace: '${name}', catalogue, queryClient })
`

/** Everything in its folder, and its walk, by their paths inside the project. */
export const remoteFiles = (remote: NewRemote): ReadonlyMap<string, string> => {
  const { name, word, titles, lock } = remote
  const folder: Readonly<Record<string, string>> = {
    'README.md': readme(remote),
    'jest.config.mjs': `import { jestIn } from '../configs/jest/jest.config.mjs'\n\nexport default jestIn('${name}')\n`,
    'package.json': written({
      name: `@lonk/${name}`,
      version: '0.0.0',
      private: true,
      dependencies: dependenciesOf(lock),
    }),
    'remote.json': written(description(remote)).replace(/\[\s+("[^"]+")\s+\]/, '[$1]'),
    'tsconfig.json': '{ "extends": "../configs/typescript/remote.json", "include": ["src"] }\n',
    'webpack.config.mjs': `import { configFor } from '../configs/webpack/part-folder.ts'\n\nexport default configFor('${name}')\n`,
    'src/i18next.d.ts': types(name),
    'src/server-state.ts': `import { createServerState } from '@lonk/shared-ui/remote/server-state.tsx'

export const { queryClient, ServerState } = createServerState()
`,
    'src/testing/remote.ts': testing(name),
    ...Object.fromEntries(
      [...titles].map(([language, title]) => [`src/locales/${language}.json`, written({ page: { title } })]),
    ),
    ...pageFiles(name, word),
  }
  return new Map([
    ...Object.entries(folder).map(([file, content]) => [`${name}/${file}`, content] as const),
    [`e2e/${word}/${word}.spec.ts`, walk(name, word)],
  ])
}

const walk = (
  name: string,
  word: string,
): string => `import texts from '../../${name}/src/locales/nl.json' with { type: 'json' }
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'

test('a visitor reads the page, and comes back to it by the history', async ({ page }) => {
  await page.goto('/${word}')
  await closeEntryWarning(page)
  const heading = page.getByRole('heading', { level: 1, name: texts.page.title })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/')
  await page.goBack()
  await expect(heading).toBeVisible()
})
`
