import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentedExport, documentedExports } from '../docs/documented-exports.ts'
import { projectRoot } from '../project.ts'
import { providedShares } from '../webpack/shares.ts'
import type { ContractEntries, ContractEntry } from './contract-step.ts'
import { declaredType, inside, quotedIn, splitAtTop } from './parsed-source.ts'

type Rows = Record<string, ContractEntry>

/** What the shell promises to remotes, as the sources below a project's root say it. */
export const presentContract = (root: string = projectRoot): ContractEntries => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const shared = (file: string): string => read(`shared-events/src/${file}`)
  const contract = shared('contract.ts')
  const table = membersOf(shared('event-table.ts'), 'eventTable')
  return {
    events: Object.assign({}, ...table.map(({ name, source }) => eventRows(name, source))),
    state: stateRows(shared),
    props: Object.assign({}, ...['PageProps', 'SlotProps'].map((name) => propRows(contract, name))),
    'remote.json': {
      ...Object.assign({}, ...declarations.map((name) => declarationRows(contract, name))),
      ...Object.assign({}, ...choices.map((name) => choiceRows(contract, name))),
    },
    routes: routeRows(shared('route-names.ts')),
    forgotten: forgottenRows(shared('storage-register.ts')),
    imports: Object.assign({}, ...sharedModules.map(({ name, file }) => importRows(name, read(file)))),
    libraries,
  }
}

/** The interfaces of `contract.ts` that a `remote.json` is written by, and the types of their values. */
const declarations = ['RemoteDescription', 'RouteDeclaration', 'SlotDeclaration']
const choices = ['LayoutName', 'RouteAccess', 'SkeletonName', 'FaultClass', 'SlotNotice']

/** Modules that a remote finds in the shell instead of carrying them: what it imports must be in that shell's copy. */
const sharedModules: readonly { readonly name: string; readonly file: string }[] = Object.entries(
  providedShares('production'),
).flatMap(([name, share]) => {
  if (share.import) return [{ name, file: `shell/src/composition/facades/${name}.ts` }]
  const [, room, path] = /^@lonk\/([\w-]+)\/(.+)$/.exec(name) ?? []
  return room && path ? [{ name, file: `${room}/src/${path}` }] : []
})

/** Whole libraries: a remote refuses to run on a major version other than the one it was built with. */
const libraries: Rows = Object.fromEntries(
  Object.entries(providedShares('production')).flatMap(([name, { version }]) =>
    name.startsWith('@lonk/') ? [] : [[name, { is: `${version?.split('.')[0]}.x` }]],
  ),
)

/** An event, its fields, and the texts that a field may be. */
const eventRows = (name: string, source: string): Rows => {
  const kind = source.slice(0, source.indexOf('('))
  const [fields = '', options = ''] = splitAtTop(inside(source), ',')
  const rows: Rows = { [name]: { is: [kind, inside(options)].filter(Boolean).join(', ') } }
  for (const field of splitAtTop(inside(fields), ',')) {
    const [, key = '', check = ''] = /^([\w-]+): (.*)$/.exec(field) ?? []
    const optional = check.startsWith('optional(')
    const texts = check.includes('oneOf(') ? quotedIn(check) : []
    const is = texts.length > 0 ? check.replace(/oneOf\(.*?\)/, 'oneOf') : check
    rows[`${name}.${key}`] = { is, ...(optional ? {} : { demanded: true }) }
    // The shell answers requests and knows each text of its own table; whoever hears a fact may be older than the text.
    for (const text of texts)
      rows[`${name}.${key}=${text}`] = { is: 'text', ...(kind === 'fact' ? { demanded: true } : {}) }
  }
  return rows
}

const membersOf = (source: string, name: string): DocumentedExport['members'] =>
  documentedExports(source).find((found) => found.name === name)?.members ?? []

/** Each shared value with its type; what this package declares itself is spelled out. */
const stateRows = (shared: (file: string) => string): Rows => {
  const source = shared('state.ts')
  const own = [
    source,
    ...[...source.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file = '']) => shared(file)),
  ]
  const declared = (name: string): string | undefined =>
    own.map((module) => declaredType(module, name)).find((found) => found !== null) ?? undefined
  const spelled = (type: string, known: ReadonlySet<string> = new Set()): string =>
    type.replaceAll(/\b[A-Z]\w+/g, (name) => {
      const found = known.has(name) ? undefined : declared(name)
      return found === undefined ? name : spelled(found, new Set([...known, name]))
    })
  return Object.fromEntries(
    membersOf(source, 'SharedState').map(({ name, source: type }) => [name, { is: spelled(type) }]),
  )
}

/** What the shell gives: one thing more hurts nobody. */
const propRows = (contract: string, name: string): Rows =>
  Object.fromEntries(
    membersOf(contract, name).map(({ name: prop, source }) => [`${name}.${prop}`, { is: source }]),
  )

/** What a remote gives: one thing more that it must give is missing from the present ones. */
const declarationRows = (contract: string, name: string): Rows => ({
  [name]: { is: 'declaration' },
  ...Object.fromEntries(
    membersOf(contract, name).map(({ name: key, source }) => [
      `${name}.${key}`,
      { is: source, ...(source.startsWith('?') ? {} : { demanded: true as const }) },
    ]),
  ),
})

const choiceRows = (contract: string, name: string): Rows =>
  Object.fromEntries(
    quotedIn(declaredType(contract, name) ?? '').map((text) => [`${name}=${text}`, { is: 'text' }]),
  )

const routeRows = (source: string): Rows => {
  const [, rows = ''] = /export const routePatterns = \{\n(.*?)\n\}/s.exec(source) ?? []
  return Object.fromEntries(
    [...rows.matchAll(/^ {2}'?([\w-]+)'?: '(.*)',$/gm)].map(([, name = '', is = '']) => [name, { is }]),
  )
}

/** Rows that the shell forgets for their owner: one that it does not know yet is left for the next member to find. */
const forgottenRows = (source: string): Rows =>
  Object.fromEntries(
    [...source.matchAll(/^export const \w+ = \{(.*?)\} as const satisfies StorageRow$/gms)].flatMap(
      ([, row = '']) => {
        const [store, key, when] = ['store', 'key', 'forgotten'].map(
          (field) => new RegExp(`\\b${field}: '([^']*)'`).exec(row)?.[1],
        )
        return store && key && when ? [[`${store} ${key}`, { is: when }]] : []
      },
    ),
  )

/** The names that exist while the site runs, and what can be called on the bus and the state; types leave no trace. */
const importRows = (module: string, source: string): Rows => {
  const rows: Rows = {}
  for (const { kind, name, members } of documentedExports(source)) {
    if (['const', 'function', 'async function', 'class'].includes(kind))
      rows[`${module} ${name}`] = { is: 'value' }
    if (kind === 'interface' && ['Bus', 'StateReader'].includes(name)) {
      for (const member of members) rows[`${module} ${name}.${member.name}`] = { is: member.source }
    }
  }
  for (const [, names = ''] of source.matchAll(/^export \{([^}]*)\} from/gm)) {
    for (const name of splitAtTop(names.replaceAll(/\/\/.*/g, ''), ',')) {
      if (!name.startsWith('type ')) rows[`${module} ${name}`] = { is: 'value' }
    }
  }
  return rows
}
