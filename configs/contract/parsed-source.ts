const openers = '([{<'
const closers = ')]}>'

/** Splits a piece of source at a sign, but not inside brackets or quotes. */
export const splitAtTop = (source: string, sign: ',' | '|'): readonly string[] => {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let quoted = false
  for (const [index, letter] of [...source].entries()) {
    if (letter === "'") quoted = !quoted
    const isArrow = letter === '>' && source[index - 1] === '='
    if (!quoted && openers.includes(letter)) depth += 1
    if (!quoted && closers.includes(letter) && !isArrow) depth -= 1
    if (letter === sign && depth === 0 && !quoted) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((text) => text.trim()).filter(Boolean)
}

/** What is between the outermost brackets of `name(...)` or `{ ... }`. */
export const inside = (source: string): string => {
  const from = source.search(/[({]/)
  return from < 0 ? '' : source.slice(from + 1, source.search(/[)}]\s*$/)).trim()
}

/** The texts of `oneOf('a', 'b')` or of a type that is `'a' | 'b'`. */
export const quotedIn = (source: string): readonly string[] =>
  [...source.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)

/** The type that a module declares under this name, on one line; an interface as its members. */
export const declaredType = (module: string, name: string): string | null => {
  const alias = new RegExp(`^export type ${name} =([^\\n]*(?:\\n  [^\\n]*)*)`, 'm').exec(module)?.[1]
  const shape = new RegExp(`^export interface ${name} (\\{\\n[\\s\\S]*?\\n\\})`, 'm').exec(module)?.[1]
  const found = alias ?? shape
  return found === undefined
    ? null
    : found
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
}
