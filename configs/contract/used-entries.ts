import type { RemoteDescription } from '@lonk/shared-events/contract.ts'
import { storageRows } from '../checks/browser-storage.ts'
import type { DatedEntries, DatedEntry } from './contract-file.ts'
import type { ShippedSource } from './shipped-sources.ts'

/** A remote as it is published: what it declares and what it is made of. */
export interface RemoteSources {
  readonly description: RemoteDescription
  readonly sources: readonly ShippedSource[]
}

/** An entry of the contract that a remote counts on. */
export interface UsedEntry extends DatedEntry {
  readonly section: string
  readonly name: string
}

/**
 * What a remote uses of the contract. In doubt something counts as used: a range that begins too late refuses a shell
 * that would have done, one that begins too early breaks in front of a member.
 */
export const usedEntries = (entries: DatedEntries, remote: RemoteSources): readonly UsedEntry[] =>
  Object.entries(entries).flatMap(([section, rows]) => {
    const isUsed = uses[section]
    if (!isUsed) throw new Error(`${section}: no rule says when a remote uses these entries`)
    return Object.entries(rows)
      .filter(([name, { is }]) => isUsed(name, remote, is))
      .map(([name, entry]) => ({ section, name, ...entry }))
  })

type Use = (name: string, remote: RemoteSources, is: string) => boolean

const some = ({ sources }: RemoteSources, ...patterns: readonly RegExp[]): boolean =>
  sources.some(({ code }) => patterns.every((pattern) => pattern.test(code)))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name as a word of its own. */
export const word = (text: string): RegExp => new RegExp(`(?<![\\w$])${escaped(text)}(?![\\w$])`)
const quoted = (text: string): RegExp => new RegExp(`'${escaped(text)}'`)

/** What opens the slots of a remote, written as its sources would write it. */
const openings = ({ description }: RemoteSources): readonly ShippedSource[] =>
  description.slots.map(({ on = '', where = {}, notOn = '' }) => {
    const texts = [on, ...Object.values(where)].map((text) => `'${text}'`)
    return { file: 'remote.json', code: [...texts, ...Object.keys(where), notOn].join(' ') }
  })

/** An event by its name in quotes, or as what opens a slot; a field that may be absent and a text also by their own. */
const usesEvent: Use = (name, { description, sources }, is) => {
  const remote = { description, sources: [...sources, ...openings({ description, sources })] }
  const [, event = '', field, text] = /^([^.=]+)(?:\.([^=]+))?(?:=(.*))?$/.exec(name) ?? []
  if (!some(remote, quoted(event))) return false
  if (text !== undefined) return some(remote, quoted(text))
  return field === undefined || !is.startsWith('optional(') || some(remote, word(field))
}

/** Taken out of the props or read from them, in a file that names their type; what is given to a component is not. */
const usesProp: Use = (name, remote) => {
  const [owner = '', prop = ''] = name.split('.')
  return some(remote, word(owner), new RegExp(`[{,.]\\s*${prop}\\b(?!\\s*=)`))
}

/** The interfaces and types of `remote.json`, and where they are in it. */
const usesDeclaration: Use = (name, { description }) => {
  const [owner = '', value = ''] = name.split(/[.=]/)
  const { routes, slots } = description
  const declared: Readonly<Record<string, readonly object[]>> = {
    RemoteDescription: [description],
    RouteDeclaration: routes,
    SlotDeclaration: slots,
  }
  if (name === owner) return (declared[owner] ?? []).length > 0
  if (declared[owner]) return declared[owner].some((given) => value in given)
  return [description, ...routes, ...slots].some((given) => Object.values(given).includes(value))
}

const importsOf = (code: string, module: string): readonly string[] =>
  [...code.matchAll(new RegExp(`^import \\{([^}]*)\\} from '${escaped(module)}'`, 'gm'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' ')[0] ?? name)

/** By the braces of an import; what is imported whole or late by the name alone, as are the methods of a value. */
const usesImport: Use = (name, remote) => {
  const [module = '', what = ''] = name.split(' ')
  const [, method] = what.split('.')
  if (method)
    return remote.sources.some(({ code }) => importsOf(code, module).length > 0 && word(method).test(code))
  if (remote.sources.some(({ code }) => importsOf(code, module).includes(what))) return true
  const whole = new RegExp(`(?:import\\(|\\* as \\w+ from )'${escaped(module)}'`)
  return some(remote, whole) && some(remote, word(what))
}

const register = '@lonk/shared-events/storage-register.ts'

const usesStored: Use = (name, { sources }) =>
  sources.some(({ code }) =>
    importsOf(code, register).some((row) => {
      const { store, key } = storageRows[row] ?? {}
      return `${store} ${key}` === name
    }),
  )

const uses: Readonly<Record<string, Use>> = {
  events: usesEvent,
  state: (name, remote) =>
    some(remote, new RegExp(`(?:\\.get|\\.observe|useShared)\\(\\s*'${escaped(name)}'`)),
  props: usesProp,
  'remote.json': usesDeclaration,
  routes: (name, remote) =>
    some(remote, /route-names\.ts'/, quoted(name)) ||
    some(remote, new RegExp(`routePatterns\\.${escaped(name)}\\b`)),
  forgotten: usesStored,
  imports: usesImport,
  // Each remote asks for all of them when it starts.
  libraries: () => true,
}
