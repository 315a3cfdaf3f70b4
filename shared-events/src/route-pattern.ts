/** Path parameters by name; an optional one that is absent is undefined. */
export type PathParams = Readonly<Record<string, string | undefined>>

interface Segment {
  readonly name: string
  readonly kind: 'literal' | 'param' | 'optional'
  /** The only values that it may have. */
  readonly choices?: readonly string[]
}

/** `:id`, `:slug?` or, with all the values it may have, `:slug(she|gay)?`. */
const parameter = /^:(\w+)(?:\(([^)]*)\))?(\?)?$/

const read = (pattern: string): readonly Segment[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const [, name, choices, optional] = parameter.exec(part) ?? []
      if (name === undefined) return { name: part, kind: 'literal' }
      const kind = optional ? 'optional' : 'param'
      return choices === undefined ? { name, kind } : { name, kind, choices: choices.split('|') }
    })

/** There are as many patterns as routes, and each is asked for with every path. */
const known = new Map<string, readonly Segment[]>()

const segmentsOf = (pattern: string): readonly Segment[] => {
  const segments = known.get(pattern) ?? read(pattern)
  known.set(pattern, segments)
  return segments
}

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Matches a whole path (a trailing slash is allowed) or returns null. A parameter never spans a slash. */
export const matchPattern = (pattern: string, path: string): PathParams | null => {
  const segments = segmentsOf(pattern)
  const parts = path.split('/').filter(Boolean)
  if (parts.length > segments.length) return null
  const params: Record<string, string | undefined> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (part === undefined) {
      if (segment.kind !== 'optional') return null
      params[segment.name] = undefined
      continue
    }
    const value = decode(part)
    if (value === null) return null
    if (segment.kind === 'literal' ? value !== segment.name : false) return null
    if (segment.choices && !segment.choices.includes(value)) return null
    if (segment.kind !== 'literal') params[segment.name] = value
  }
  return params
}

const weight = { literal: 3, param: 2, optional: 1 } as const

/** Sorts the more specific pattern first: literals before parameters, segment by segment from the left. */
export const comparePatterns = (a: string, b: string): number => {
  const left = segmentsOf(a)
  const right = segmentsOf(b)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const l = left[index]
    const r = right[index]
    const difference = (r ? weight[r.kind] : 0) - (l ? weight[l.kind] : 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Two patterns with one normal form match the same paths: the registry refuses a second owner. */
export const normalForm = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map((segment) => (segment.kind === 'literal' ? segment.name : segment.kind === 'optional' ? ':?' : ':'))
    .join('/')}`

/** The path for a pattern; throws where a parameter that is not optional is missing: the caller's mistake. */
export const buildPath = (
  pattern: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string => {
  const parts: string[] = []
  for (const segment of segmentsOf(pattern)) {
    if (segment.kind === 'literal') {
      parts.push(segment.name)
      continue
    }
    const value = params[segment.name]
    if (value === undefined) {
      if (segment.kind === 'optional') break
      throw new Error(`the path ${pattern} needs ${segment.name}`)
    }
    parts.push(encodeURIComponent(value))
  }
  return `/${parts.join('/')}`
}
