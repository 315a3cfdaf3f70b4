import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorageRow } from '@lonk/shared-events/storage-register.ts'
import { projectRoot } from '../project.ts'
import { storageRows } from './browser-storage.ts'

/**
 * How a language says how long something stays; a cell must say all that is true of its row, and nothing that is not.
 */
interface Words {
  readonly days: (count: number) => string
  readonly anyDays: RegExp
  readonly tab: string
  readonly logOut: string
  readonly clear: string
}

const words: Readonly<Record<string, Words>> = {
  en: {
    days: (count) => (count === 1 ? 'a day' : `${count} days`),
    anyDays: /\d+ days|\ba day/g,
    tab: 'close the tab',
    logOut: 'log out',
    clear: 'clear it',
  },
  nl: {
    days: (count) => (count === 1 ? 'een dag' : `${count} dagen`),
    anyDays: /\d+ dagen|\been dag/g,
    tab: 'het tabblad sluit',
    logOut: 'uitlogt',
    clear: 'het wist',
  },
}

/** The page's three tables, in their order: cookies, what else is needed, what needs a yes. */
const belongs: readonly ((row: StorageRow) => boolean)[] = [
  ({ store, consent }) => store === 'cookie' && !consent,
  ({ store, consent }) => store !== 'cookie' && !consent,
  ({ consent }) => consent === true,
]

/** As a member reads it: `lonk.dismissed…` for all keys that begin so. */
const nameOf = ({ key }: StorageRow): string => (key.endsWith('.') ? `${key.slice(0, -1)}…` : key)

/** What a cell says about how long, and what is true. */
const saidIn = (cell: string, { anyDays, tab, logOut, clear }: Words): readonly string[] => [
  ...(cell.match(anyDays) ?? []),
  ...[tab, logOut, clear].filter((words) => cell.includes(words)),
]
const isSoOf = ({ store, days, forgotten }: StorageRow, say: Words): readonly string[] => [
  ...(days === undefined ? [] : [say.days(days)]),
  ...(store === 'session' ? [say.tab] : []),
  ...(forgotten === undefined ? [] : [say.logOut]),
  ...(days === undefined && store !== 'session' ? [say.clear] : []),
]

interface Line {
  readonly names: readonly string[]
  readonly lasts: string
}

/** The rows of each table of a page: its first column and its last. */
const tablesOf = (markdown: string): readonly (readonly Line[])[] =>
  markdown
    .split(/\n{2,}/)
    .filter((block) => block.startsWith('| '))
    .map((block) =>
      block
        .split('\n')
        .slice(2)
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map((cells) => ({ names: (cells[1] ?? '').split(', '), lasts: cells.at(-2) ?? '' })),
    )

/** What a page about cookies leaves out, makes up, or gets wrong about what browsers keep. */
export const cookiePolicyProblems = (
  language: string,
  markdown: string,
  rows: readonly StorageRow[] = Object.values(storageRows),
): readonly string[] => {
  const say = words[language]
  if (!say) return ['nobody has said here how this language says how long something stays']
  const tables = tablesOf(markdown)
  if (tables.length !== belongs.length)
    return [`there are ${tables.length} tables instead of ${belongs.length}`]
  return tables.flatMap((lines, index) => {
    const due = rows.filter((row) => belongs[index]?.(row))
    const named = lines.flatMap(({ names }) => names)
    const told = due.map(nameOf)
    return [
      ...told.filter((name) => !named.includes(name)).map((name) => `table ${index + 1} leaves out ${name}`),
      ...named.filter((name) => !told.includes(name)).map((name) => `table ${index + 1} makes up ${name}`),
      ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} stands there twice`),
      ...lines.flatMap(({ names, lasts }) =>
        due
          .filter((row) => names.includes(nameOf(row)))
          .filter((row) => saidIn(lasts, say).join() !== isSoOf(row, say).join())
          .map(
            (row) => `${nameOf(row)}: "${lasts}" has to say ${isSoOf(row, say).join(', ')}, no more, no less`,
          ),
      ),
    ]
  })
}

const pages = join(projectRoot, 'api/src/database/catalogue/pages')

/** In every language that has the page; the others show the English one. */
export const brokenCookiePolicies = (): readonly string[] =>
  readdirSync(pages)
    .filter((language) => existsSync(join(pages, language, 'cookies.md')))
    .flatMap((language) =>
      cookiePolicyProblems(language, readFileSync(join(pages, language, 'cookies.md'), 'utf8')).map(
        (problem) => `pages/${language}/cookies.md: ${problem}`,
      ),
    )
