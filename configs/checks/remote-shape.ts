import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { projectRoot, remotesIn } from '../project.ts'
import { importsOf } from './arrows.ts'
import { filesBelow } from './project-files.ts'

/** The files of one remote, by their paths inside it. */
type Files = ReadonlyMap<string, string>

interface Room {
  readonly kind: 'page' | 'slot'
  readonly name: string
}

/** The file that stands for a page or slot; its test is named after it. */
const moduleOf = ({ kind, name }: Room): string => `src/${kind}s/${name}/${name}.${kind}.tsx`
const testOf = (room: Room): string => moduleOf(room).replace(/\.tsx$/, '.test.tsx')
const exportOf = { page: 'Page', slot: 'Slot' } as const

/** `src/pages/profile` for whatever lies in it; null for what lies beside pages and slots. */
const roomOf = (path: string): string | null =>
  /^src\/(?:pages|slots|landers)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

const isSource = (path: string): boolean => /^src\/.*\.tsx?$/.test(path)
/** A test opens what it tests, and other rooms beside it; what helps tests does so for them. */
const isOfTests = (path: string): boolean => /\.test\.tsx?$|^src\/testing\//.test(path)

const moduleProblems = (room: Room, files: Files): readonly string[] => {
  const source = files.get(moduleOf(room))
  if (source === undefined) return [`the ${room.kind} ${room.name} has no ${moduleOf(room)}`]
  const named = exportOf[room.kind]
  return [
    ...(new RegExp(`^export const ${named}\\b`, 'm').test(source)
      ? []
      : [`${moduleOf(room)} exports no ${named}`]),
    ...(files.has(testOf(room)) ? [] : [`the ${room.kind} ${room.name} has no test ${testOf(room)}`]),
  ]
}

/** What nobody can reach: `remote.json` does not say that it is there. A lander's folder says it for itself. */
const unlisted = (rooms: readonly Room[], files: Files): readonly string[] =>
  [...files.keys()]
    .filter((path) => /^src\/(?!landers\/).*\.(?:page|slot)\.tsx$/.test(path))
    .filter((path) => !rooms.some((room) => moduleOf(room) === path))
    .map((path) => `remote.json does not know ${path}`)

/** A folder of `src/landers` is a whole lander: its own row, page and test. */
const landerProblems = (files: Files): readonly string[] =>
  [...new Set([...files.keys()].flatMap((path) => /^src\/landers\/([^/]+)\//.exec(path)?.[1] ?? []))].flatMap(
    (name) =>
      ['lander.json', `${name}.page.tsx`, `${name}.page.test.tsx`]
        .filter((file) => !files.has(`src/landers/${name}/${file}`))
        .map((file) => `the lander ${name} has no ${file}`),
  )

const readmeProblems = (names: readonly string[], readme: string | undefined): readonly string[] =>
  readme === undefined
    ? ['there is no README.md']
    : names
        .filter((name) => !readme.includes(`\`${name}\``))
        .map((name) => `README.md does not say where ${name} is`)

/** What a page or slot has is its own: what two use lies beside `pages`. */
const borrowed = (path: string, source: string): readonly string[] =>
  importsOf(source)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(path), from))
    .filter((target) => roomOf(target) !== null && roomOf(target) !== roomOf(path))
    .map((target) => `${path} imports ${target}: what two use lies beside pages`)

const spelling = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/^\s*(?:export )?(?:default )?(?:async )?function (\w+)/gm)].map(
    ([, name]) => `${path}: ${name} is a function declaration, all others are arrows`,
  )

/** What the kit in `shared-ui/src/remote` is there for, and what nobody writes beside it. */
const ownWays: readonly (readonly [RegExp, except: RegExp | null, string])[] = [
  [/\bnew QueryClient\(/, null, 'makes a client of its own: createServerState does'],
  [/\bqueryFn\b/, /\.resource\.tsx?$/, 'asks the server: a query stands in a *.resource.ts'],
  [/\blazy\(/, null, 'fetches its code by lazy(): later() and lateCode() do'],
  // Empty where no answer came, and a script's own where it is no error of the API.
  [/\b(?:\w*[eE]rror|cause)\??\.message\b/, null, 'takes the words of an error: useErrorText has them'],
]

const ownWay = (path: string, source: string): readonly string[] =>
  ownWays
    .filter(([pattern, except]) => pattern.test(source) && !except?.test(path))
    .map(([, , problem]) => `${path} ${problem}`)

/** Names that say nothing of what they hold. */
const emptyName = /^(?:utils?|helpers?|common)$/

const nameProblems = (path: string): readonly string[] => [
  ...path
    .split('/')
    .filter((part) => emptyName.test(part.split('.')[0] ?? ''))
    .map((part) => `${path}: ${part} says nothing of what it holds`),
  ...(/^src\/(?:pages|slots)\/[^/]+$/.test(path) ? [`${path} lies in the folder of no page or slot`] : []),
]

/** What is not as in the other remotes, for one of them. */
export const shapeProblems = (files: Files): readonly string[] => {
  const description: unknown = JSON.parse(files.get('remote.json') ?? '{}')
  const { owner, routes, slots } = remoteDescription.parse(description)
  const rooms: readonly Room[] = [
    ...[...new Set(routes.map(({ page }) => page))].map((name) => ({ kind: 'page', name }) as const),
    ...slots.map(({ name }) => ({ kind: 'slot', name }) as const),
  ]
  const sources = [...files].filter(([path]) => isSource(path))
  return [
    ...(/^team-[a-z]+$/.test(owner) ? [] : [`its owner is ${owner}, which is no team-<name>`]),
    ...readmeProblems(
      [...routes.map(({ path }) => path), ...slots.map(({ name }) => name)],
      files.get('README.md'),
    ),
    ...rooms.flatMap((room) => moduleProblems(room, files)),
    ...unlisted(rooms, files),
    ...landerProblems(files),
    ...sources.flatMap(([path, source]) => [...nameProblems(path), ...spelling(path, source)]),
    ...sources
      .filter(([path]) => !isOfTests(path))
      .flatMap(([path, source]) => [...borrowed(path, source), ...ownWay(path, source)]),
  ]
}

const filesOf = (remote: string, root: string): Files =>
  new Map(
    filesBelow(remote, (path) => /\/(?:README\.md|remote\.json|lander\.json)$|\.tsx?$/.test(path), root).map(
      (path) => [path.slice(remote.length + 1), readFileSync(join(root, path), 'utf8')],
    ),
  )

/** Where the remotes differ from the one shape that they have (docs/remotes.md). */
export const remoteShapeProblems = (
  root: string = projectRoot,
  remotes: readonly string[] = remotesIn(root),
): readonly string[] =>
  remotes.flatMap((remote) => shapeProblems(filesOf(remote, root)).map((problem) => `${remote}: ${problem}`))
