import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { projectRoot } from '../project.ts'
import { filesBelow, packagesIn } from './project-files.ts'

/** What a room may import of the others (rule 1 of the design's "Rules of the rooms"). */
const mayImport: Readonly<Record<string, readonly string[] | 'everything'>> = {
  shell: ['shared-events', 'shared-api', 'shared-ui'],
  'shell/server': ['shared-events', 'shared-api'],
  'mf-*': ['shared-events', 'shared-api', 'shared-ui'],
  'shared-events': [],
  'shared-api': [],
  'shared-ui': ['shared-events'],
  api: ['shared-api'],
  configs: 'everything',
  e2e: 'everything',
}

/** Types alone may also come from here: they are gone before anything runs. */
const mayImportTypes: Readonly<Record<string, readonly string[]>> = {
  'shared-events': ['shared-api'],
}

/** What builds a part or shows it, outside its sources, may use the tools of `configs`. */
const isTool = (file: string): boolean =>
  file.endsWith('/jest.config.mjs') ||
  (!file.includes('/src/') && !file.startsWith('shell/server/') && !file.startsWith('api/'))

/** Which room a path of the project is in. */
const roomOf = (path: string): string => {
  if (path.startsWith('shell/server/')) return 'shell/server'
  return path.split('/')[0] ?? ''
}

interface Import {
  readonly from: string
  readonly typesOnly: boolean
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g
/** What is fetched later may have its chunk's name before it. */
const dynamic = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g

/** The import statements of a source, static, dynamic and re-exporting. */
export const importsOf = (source: string): readonly Import[] => [
  ...[...source.matchAll(statement)].map(([, type, from = '']) => ({ from, typesOnly: type !== undefined })),
  ...[...source.matchAll(dynamic)].map(([, from = '']) => ({ from, typesOnly: false })),
]

/** The room that an import leads to; null for npm packages and Node's own modules. */
const targetOf = (file: string, from: string): string | null => {
  if (from.startsWith('.')) return roomOf(posix.join(posix.dirname(file), from))
  const own = /^@lonk\/([^/]+)(\/server\/)?/.exec(from)
  if (!own) return null
  return own[1] === 'shell' && own[2] ? 'shell/server' : (own[1] ?? null)
}

/** Every import of a file that goes against the arrows. */
export const arrowsBrokenBy = (file: string, source: string): readonly string[] => {
  const room = roomOf(file)
  const allowed = mayImport[room.replace(/^mf-.+/, 'mf-*')]
  if (allowed === undefined) return [`${file}: no rule says what ${room} may import`]
  if (allowed === 'everything') return []
  return importsOf(source).flatMap(({ from, typesOnly }) => {
    const target = targetOf(file, from)
    if (target === null || target === room || allowed.includes(target)) return []
    if (target === 'configs' && isTool(file)) return []
    if (typesOnly && mayImportTypes[room]?.includes(target)) return []
    return [`${file}: ${room} may not import ${target} (${from})`]
  })
}

/** Holds the whole project against the rule, or some folders of it. */
export const brokenArrows = (
  root: string = projectRoot,
  folders: readonly string[] = packagesIn(root),
): readonly string[] =>
  folders
    .flatMap((folder) => filesBelow(folder, (path) => /\.(ts|tsx|mts|mjs)$/.test(path), root))
    .flatMap((file) => arrowsBrokenBy(file, readFileSync(join(root, file), 'utf8')))
