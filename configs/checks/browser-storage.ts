import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as register from '@lonk/shared-events/storage-register.ts'
import { projectRoot } from '../project.ts'
import { filesBelow, packages } from './project-files.ts'

/** All rows of the register, by the name that they are imported under. */
export const storageRows: Readonly<Record<string, register.StorageRow>> = register

/** The part that owns it. */
export const ownerOf = ({ key, owner }: register.StorageRow): string =>
  owner ?? /^mf-[a-z]+(?=\.)/.exec(key)?.[0] ?? 'shell'

/** Where a browser keeps things, and the library that writes cookies. */
const rawStore =
  /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|\bdocument\.cookie\b|['"](js-cookie)['"]/g

/** What may name them: the one way to each, and a script that runs before there is any other code. */
const mayNameThem = new Set([
  'shared-events/src/stored.ts',
  'shared-events/src/stored-files.ts',
  'shared-events/src/testing/deny-storage.ts',
  'shell/src/browser-choices/kept-cookie.ts',
  'shell/server/documents/warnings.ts',
])

/** What goes with its member is forgotten in one place, for all parts. */
const forgetsForAll = 'shell/src/session/forget-member.ts'

const runsInBrowser = (file: string): boolean =>
  /^(shell|mf-[a-z]+|shared-[a-z]+)\//.test(file) && !/\.test\.tsx?$/.test(file)

/** A comment may say what it likes; what is in strings counts, as do scripts that are written there. */
const withoutComments = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*/g, '$1')

const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length

/** Stores that a source names by itself instead of using `stored.ts`. */
const rawStoresIn = (file: string, source: string): readonly string[] => {
  if (!runsInBrowser(file) || mayNameThem.has(file)) return []
  const code = withoutComments(source)
  return [...code.matchAll(rawStore)].map(
    ({ 0: name, index }) =>
      `${file}:${lineOf(code, index)}: ${name} is for shared-events/src/stored.ts and stored-files.ts alone`,
  )
}

/** An everyday word is a key only where a cookie of that name is asked for. */
const mayBeKey = (key: string, before: string): boolean =>
  !/^[a-z]+$/.test(key) || /cookies?\.(?:get|has|set)\($/i.test(before)

/** Keys that a source spells although the register has them. */
const spelledKeysIn = (file: string, source: string): readonly string[] => {
  if (file === 'shared-events/src/storage-register.ts') return []
  const code = withoutComments(source)
  return [...code.matchAll(/['"`]([\w.-]{4,})/g)].flatMap(({ 1: text = '', 0: whole, index }) => {
    const isWhole = /^['"`]/.test(code.slice(index + whole.length))
    const found = Object.entries(storageRows).find(([, { key }]) =>
      key.endsWith('.')
        ? text.startsWith(key)
        : isWhole && text === key && mayBeKey(key, code.slice(0, index)),
    )
    return found
      ? [`${file}:${lineOf(code, index)}: ${found[1].key} is spelled here: take ${found[0]} of the register`]
      : []
  })
}

const registerImport = /import (?:type )?\{([^}]*)\} from '@lonk\/shared-events\/storage-register\.ts'/g

/** Rows of another part: it would be an arrow that nobody sees. */
const foreignRowsIn = (file: string, source: string): readonly string[] => {
  if (!runsInBrowser(file) || file === forgetsForAll) return []
  const room = file.split('/')[0] ?? ''
  if (room.startsWith('shared-')) return []
  return [...source.matchAll(registerImport)]
    .flatMap(([, names = '']) =>
      names.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' ')[0] ?? '',
      ),
    )
    .flatMap((name) => {
      const row = storageRows[name]
      if (!row || row.store === 'cookie' || ownerOf(row) === room) return []
      return [`${file}: ${name} is kept by ${ownerOf(row)}, not by ${room}`]
    })
}

/** Whatever in a source bypasses the register of what a browser keeps. */
export const storageProblemsIn = (file: string, source: string): readonly string[] => [
  ...rawStoresIn(file, source),
  ...spelledKeysIn(file, source),
  ...foreignRowsIn(file, source),
]

/** The API may not import the register (`arrows.ts`): a test compares its cookies. The attack plays a stranger. */
const isRead = (file: string): boolean => /\.tsx?$/.test(file) && !file.startsWith('e2e/attack/')

/** In the whole project; in tests too, since they may spell keys. */
export const storageProblems = (): readonly string[] =>
  packages
    .filter((folder) => folder !== 'api' && folder !== 'configs')
    .flatMap((folder) => filesBelow(folder, isRead))
    .flatMap((file) => storageProblemsIn(file, readFileSync(join(projectRoot, file), 'utf8')))
