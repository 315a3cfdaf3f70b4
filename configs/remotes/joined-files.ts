import { dependenciesOf } from './remote-files.ts'

interface Joining {
  readonly name: string
  readonly word: string
  readonly lock: string
  readonly read: (file: string) => string
}

/** What a remote that joins changes outside its folder: npm's lock file, the README's table, what visits every page. */
export const joinedFiles = ({ name, word, lock, read }: Joining): ReadonlyMap<string, string> =>
  new Map([
    ['package-lock.json', lockWith(lock, name)],
    [
      'README.md',
      afterLast(read('README.md'), /^\| `mf-.*\n/gm, `| \`${name}/\` | the page at /${word} |\n`),
    ],
    [
      'e2e/site/every-page.ts',
      beforeLast(read('e2e/site/every-page.ts'), '\n]', `\n  { path: '/${word}', audiences: everybody },`),
    ],
  ])

/** As npm would write it: entries are sorted, and package.json takes every folder `mf-*`. */
const lockWith = (lock: string, name: string): string => {
  const parsed: { packages: Record<string, unknown> } = JSON.parse(lock)
  const entries = Object.entries(parsed.packages)
  const added: readonly (readonly [string, unknown])[] = [
    [name, { name: `@lonk/${name}`, version: '0.0.0', dependencies: dependenciesOf(lock) }],
    [`node_modules/@lonk/${name}`, { resolved: name, link: true }],
  ]
  for (const [key, value] of added) {
    const at = entries.findIndex(([other]) => other.localeCompare(key, 'en') > 0)
    entries.splice(at < 0 ? entries.length : at, 0, [key, value])
  }
  return `${JSON.stringify({ ...parsed, packages: Object.fromEntries(entries) }, null, 2)}\n`
}

const afterLast = (text: string, pattern: RegExp, added: string): string => {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) throw new Error(`nothing is like ${pattern}`)
  const at = last.index + last[0].length
  return text.slice(0, at) + added + text.slice(at)
}

const beforeLast = (text: string, mark: string, added: string): string => {
  const at = text.lastIndexOf(mark)
  if (at < 0) throw new Error(`nothing is like ${mark}`)
  return text.slice(0, at) + added + text.slice(at)
}
