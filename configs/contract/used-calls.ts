import { type CallShape, type CallShapes, callName } from '@lonk/shared-api/call-shapes.ts'
import { projectRoot } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'
import { callsOfCheckout } from './checkout-calls.ts'
import { importedFiles, type ShippedSource, shippedSources } from './shipped-sources.ts'
import { word } from './used-entries.ts'

/**
 * What a part counts on of the API: the calls that it makes, with what they take and give as far as its sources name
 * it. In doubt something counts: then a release is refused that would have done, not served one that breaks.
 */
export const usedCalls = (part: string, root: string = projectRoot): CallShapes => {
  const sources = shippedSources(part, root)
  const routes = part === 'shell' ? [] : checkedRemoteDescription(part, root).routes
  const firstData = routes.flatMap((route) => route.firstData ?? [])
  return callsUsedBy(sources, firstData, callsOfCheckout().calls)
}

/** {@link usedCalls} of sources and of the first data of their pages, out of everything that an API offers. */
export const callsUsedBy = (
  sources: readonly ShippedSource[],
  firstData: readonly string[],
  offered: CallShapes,
): CallShapes => {
  const made = callsMade(sources, firstData)
  const isNamed = searched(sources)
  return Object.fromEntries(
    Object.entries(offered).filter(([name, shape]) => {
      const { call, what } = callOf(name)
      return made.has(call) && (what === '' || isUsed(what, shape, isNamed))
    }),
  )
}

/** `POST /api/like.php` and `takes.profile_id` of `POST /api/like.php takes.profile_id`. */
export const callOf = (name: string): { readonly call: string; readonly what: string } => {
  const [method = '', path = '', ...what] = name.split(' ')
  return { call: `${method} ${path}`, what: what.join(' ') }
}

const isCallFile = ({ file }: ShippedSource): boolean =>
  /^shared-api\/src\/calls\/.+\.ts$/.test(file) && !file.endsWith('.schema.ts')

const definition =
  /^export const (\w+): Call<[^=]*> = \{\s*method: '(GET|POST|PUT|DELETE)',\s*path: '([^']+)'/gm

/** `likes/like.ts` is no use of `like`. */
const withoutPaths = (code: string): string => code.replaceAll(/'[^'\n]*\.tsx?'/g, '')

/** The calls that one of the sources imports by name, and the first data of pages. */
const callsMade = (sources: readonly ShippedSource[], firstData: readonly string[]): ReadonlySet<string> => {
  const made = new Set(firstData.map((path) => `GET ${path.split('?')[0]}`))
  for (const { file, code } of sources.filter(isCallFile)) {
    const users = sources.filter((source) => importedFiles(source).includes(file))
    for (const [, name = '', method = '', path = ''] of code.matchAll(definition))
      if (users.some((user) => word(name).test(withoutPaths(user.code))))
        made.add(callName({ method: method as 'GET', path }))
  }
  return made
}

type IsNamed = (what: 'field' | 'text', name: string) => boolean

/** Whether a name stands anywhere in the sources; most names are asked for many times. */
const searched = (sources: readonly ShippedSource[]): IsNamed => {
  const code = sources.map((source) => source.code).join('\n')
  const known = new Map<string, boolean>()
  return (what, name) => {
    const asked = `${what} ${name}`
    const found = known.get(asked) ?? (what === 'field' ? word(name).test(code) : code.includes(`'${name}'`))
    known.set(asked, found)
    return found
  }
}

/** A caller takes texts that it does not know like any other; those that it sends must be understood. */
const isUsed = (what: string, { demanded }: CallShape, isNamed: IsNamed): boolean => {
  const [path = '', text] = what.split(/=(.*)/)
  if (text !== undefined)
    return path.startsWith('takes') && (/^(?:true|false|null|-?\d+)$/.test(text) || isNamed('text', text))
  if (what.startsWith('takes') && demanded) return true
  const field =
    path
      .replace(/(?:\[\]|\.\*)+$/, '')
      .split('.')
      .at(-1) ?? ''
  return field === 'takes' || field === 'gives' || isNamed('field', field.replaceAll('[]', ''))
}
