import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventTable } from '@lonk/shared-events/event-table.ts'
import { partNames, projectRoot } from '../project.ts'
import { filesBelow } from './project-files.ts'

const rooms = [...partNames, 'shared-events', 'shared-ui']
const ships = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file)

const isDescription = (file: string): boolean => /^mf-[^/]+\/remote\.json$/.test(file)

/** What is wanted of each event and each shared value, and how code says it. */
const published = /\bpublish\(\s*'([a-z-]+)'/g
const heard = /(?:\bon|\bbus\.on|useBusEvent)\(\s*'([a-z-]+)'/g
/** A slot that an event opens hears it too; its `remote.json` says so. */
const opensSlot = /"on": "([a-z-]+)"/g
const read = /(?:\.get|\.observe|useShared)\(\s*'([a-zA-Z]+)'/g

const named = (sources: readonly string[], ...patterns: readonly RegExp[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
    ),
  )

/** From its source: `state.ts` itself needs a browser, which checks do not have. */
const sharedValues = (): readonly string[] => {
  const source = readFileSync(join(projectRoot, 'shared-events/src/state.ts'), 'utf8')
  const [, declared = ''] = /export interface SharedState \{\n(.*?)\n\}/s.exec(source) ?? []
  return [...declared.matchAll(/^ {2}readonly ([a-zA-Z]+):/gm)].map(([, name = '']) => name)
}

/** Events nobody publishes or hears, shared values nobody reads: promises that no part keeps. */
export const promisesNobodyKeeps = (
  sources: readonly string[],
  events: readonly string[] = Object.keys(eventTable),
  values: readonly string[] = sharedValues(),
): readonly string[] => {
  const told = named(sources, published)
  const listened = named(sources, heard, opensSlot)
  const used = named(sources, read)
  return [
    ...events.filter((name) => !told.has(name)).map((name) => `${name}: no part publishes this event`),
    ...events.filter((name) => !listened.has(name)).map((name) => `${name}: no part hears this event`),
    ...values.filter((name) => !used.has(name)).map((name) => `${name}: no part reads this shared value`),
  ]
}

/** In the whole project, tests left out: a test that publishes keeps no promise. */
export const unusedPromises = (): readonly string[] =>
  promisesNobodyKeeps(
    rooms
      .flatMap((room) => [...filesBelow(`${room}/src`, ships), ...filesBelow(room, isDescription)])
      .map((file) => readFileSync(join(projectRoot, file), 'utf8')),
  )

/** Which parts publish an event and which hear it, by room. */
export interface EventUsers {
  readonly publishers: readonly string[]
  readonly hearers: readonly string[]
}

/** Of every event of the table, from the sources that ship. */
export const eventUsers = (): ReadonlyMap<string, EventUsers> => {
  const byRoom = rooms.map((room) => {
    const files = [...filesBelow(`${room}/src`, ships), ...filesBelow(room, isDescription)]
    const sources = files.map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    return { room, told: named(sources, published), listened: named(sources, heard, opensSlot) }
  })
  return new Map(
    Object.keys(eventTable).map((name) => [
      name,
      {
        publishers: byRoom.filter(({ told }) => told.has(name)).map(({ room }) => room),
        hearers: byRoom.filter(({ listened }) => listened.has(name)).map(({ room }) => room),
      },
    ]),
  )
}

/** Two docstrings in a row: the first belongs to nothing, and no editor and no page of ours shows it. */
export const strandedDocstrings = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/\*\/[ \t]*\n[ \t]*\/\*\*/g)].map(({ index }) => {
    const line = source.slice(0, index).split('\n').length
    return `${file}:${line}: this docstring is followed by another one and belongs to nothing`
  })

/** Those of all sources that ship or build. */
export const allStrandedDocstrings = (): readonly string[] =>
  [...rooms, 'shared-api', 'api', 'configs', 'e2e']
    .flatMap((room) => filesBelow(room, (file) => /\.tsx?$/.test(file)))
    .flatMap((file) => strandedDocstrings(file, readFileSync(join(projectRoot, file), 'utf8')))
