import { fieldError } from '../errors.ts'

/**
 * A DELETE may bring its body in the query (`docs/api.md`, 2.0): `?profile_id=7`, `?conversation[id]=7`. Numbers are
 * read as numbers, since nothing is ever deleted by a text.
 */
export const bodyFromQuery = (query: Record<string, unknown>): Record<string, unknown> => {
  const body: Record<string, unknown> = {}
  for (const [name, raw] of Object.entries(query)) {
    const value = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw
    const [, group, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
    // Put into the body it would not become a field, but the object in which all fields are looked up.
    if ([name, group, inner].includes('__proto__')) throw fieldError(name, 'field_unknown')
    if (group && inner) body[group] = { [inner]: value }
    else body[name] = value
  }
  return body
}
