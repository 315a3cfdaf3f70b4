/** What the demo has for a path's parameters, by the beginning of the path that asks for it. */
export type Samples = Readonly<Record<string, string>>

const parameter = /^:(\w+)(?:\(([^)]*)\))?(\?)?$/

/**
 * An address of a route that there is in the demo: `/members/:id/landing2/:slug(plain|she)?` becomes
 * `/members/12/landing2`. A parameter that may be absent is; one of a few values is the first; for any other the longest
 * beginning that {@link Samples} knows, else `1`: a page also has to say that there is no such thing.
 */
export const samplePath = (pattern: string, samples: Samples): string => {
  const parts: string[] = []
  for (const segment of pattern.split('/').filter(Boolean)) {
    const [, name, choices, optional] = parameter.exec(segment) ?? []
    if (name === undefined) parts.push(segment)
    else if (!optional) parts.push(choices?.split('|')[0] ?? samples[`/${parts.join('/')}`] ?? '1')
  }
  return `/${parts.join('/')}`
}
