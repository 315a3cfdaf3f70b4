/** A name that a module exports, with what its docstring says. */
export interface DocumentedExport {
  readonly kind: string
  readonly name: string
  /** Empty where there is none. */
  readonly text: string
  /** Fields of an interface or rows of a table, in their order. */
  readonly members: readonly { readonly name: string; readonly source: string; readonly text: string }[]
}

const opening =
  /^export (?:declare )?(?:abstract )?(const|function|async function|class|interface|type) (\w+)(.*)$/
const member = /^ {2}(?:readonly )?('[\w-]+'|\w+)(\??[:(<].*)$/

/**
 * Reads a module's exports by its lines. The formatter sees to it that an export begins a line, that its members are
 * indented by two, and that a docstring is right above: no parser is needed, and this compiler's version offers
 * none.
 */
export const documentedExports = (source: string): readonly DocumentedExport[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, kind, name] = opening.exec(line) ?? []
    if (!kind || !name) return []
    const hasMembers = kind === 'interface' || /^export const \w+Table = \{$/.test(line)
    return [{ kind, name, text: docAbove(lines, index), members: hasMembers ? membersOf(lines, index) : [] }]
  })
}

const docAbove = (lines: readonly string[], index: number): string => {
  if (!lines[index - 1]?.trimEnd().endsWith('*/')) return ''
  let first = index - 1
  while (first > 0 && !lines[first]?.trimStart().startsWith('/*')) first -= 1
  if (!lines[first]?.trimStart().startsWith('/**')) return ''
  return lines
    .slice(first, index)
    .map((line) => line.replace(/^\s*(\/\*\*|\*\/|\*)?\s?/, '').replace(/\s*\*\/\s*$/, ''))
    .join('\n')
    .trim()
}

const membersOf = (lines: readonly string[], from: number): DocumentedExport['members'] => {
  const length = lines.slice(from).findIndex((line) => line.startsWith('}'))
  const until = length < 0 ? from : from + length
  const found: { name: string; source: string; text: string }[] = []
  for (let index = from + 1; index < until; index += 1) {
    const [, name, rest] = member.exec(lines[index] ?? '') ?? []
    if (!name || rest === undefined) continue
    let last = index
    // A value that the formatter broke goes on until a line of the same depth closes it.
    while (last + 1 < until && /^ {4}|^ {2}[)}\]]/.test(lines[last + 1] ?? '')) last += 1
    const source = [rest, ...lines.slice(index + 1, last + 1).map((line) => line.trim())].join(' ')
    found.push({ name: name.replaceAll("'", ''), source: tidy(source), text: docAbove(lines, index) })
  }
  return found
}

const tidy = (source: string): string =>
  source
    .replace(/^:\s*/, '')
    .replace(/,\s*$/, '')
    .replaceAll(/\(\s+/g, '(')
    .replaceAll(/,?\s+\)/g, ')')
