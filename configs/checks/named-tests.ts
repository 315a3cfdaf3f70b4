/** The project as a page may speak of it: does a path exist, or any that a `*` stands for, and what is in a file. */
export interface Project {
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string
}

/**
 * What a page that maps rules to tests gets wrong about the project: a path that does not exist, or a test whose name
 * is not in the file named for it. The last column of a table headed `test` reads `path`: name; name; `other/path`:
 * name. A row that begins with a name continues with the test file named last before its table, one with "same file"
 * with that of the previous row; a file without its folder is one that was named before.
 */
export const brokenReferences = (page: string, project: Project): readonly string[] => {
  const problems: string[] = []
  const known: string[] = []

  const pathIn = (span: string): string | null => {
    if (!looksLikePath(span, project)) return null
    const path = span.includes('/') ? span : known.findLast((before) => before.endsWith(`/${span}`))
    if (path === undefined || !project.has(path)) {
      problems.push(`no file ${span}`)
      return null
    }
    known.push(path)
    return path
  }
  const pathsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => pathIn(span))

  /** Returns the file that the cell ends with. */
  const readTests = (cell: string, from: string | null): string | null => {
    let file = from
    for (const { span, name } of cell.split(/;\s+/).map(asReference)) {
      if (span !== undefined) file = pathIn(span)
      if (name && isTestFile(file) && !oneLine(project.read(file)).includes(name))
        problems.push(`no "${name}" in ${file}`)
    }
    return file
  }

  let above: string | null = null
  let file: string | null = null
  let isOfTests = false
  for (const line of page.split('\n')) {
    const cells = cellsOf(line)
    const last = cells?.at(-1) ?? ''
    if (cells === null) {
      above = pathsIn(line).filter(isTestFile).at(-1) ?? above
      isOfTests = false
    } else if (last === 'test') isOfTests = true
    else if (isOfTests) {
      pathsIn(cells.slice(0, -1).join(' '))
      file = readTests(last, isOfSameFile.test(last) ? file : above)
    } else pathsIn(line)
  }
  return problems
}

/** Null for what is not a row; a table's rule of dashes has no cells that say anything. */
const cellsOf = (line: string): readonly string[] | null =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replace(/^\s*-+\s*$/, '').trim())
    : null

const isOfSameFile = /^same (?:file|test)(?:: )?/

/** `path`: name, or the name alone; anything else after a path is not a name, and a dash is not a test. */
const asReference = (part: string): { readonly span?: string; readonly name?: string } => {
  const [, span, name] = /^`([^`]+)`(?:: (.+))?/.exec(part) ?? []
  if (span !== undefined) return name === undefined ? { span } : { span, name }
  return part === '–' ? {} : { name: part.replace(isOfSameFile, '') }
}

const isTestFile = (path: string | null): path is string => path !== null && /\.(test|spec)\.tsx?$/.test(path)

/** Addresses, types and calls are between the same marks: a path begins with a folder of the project. */
const looksLikePath = (span: string, { has }: Project): boolean =>
  /^[\w.-]+\.(test|spec)\.tsx?$/.test(span) ||
  (/^[\w*-]+(\/[\w.@*-]+)+\/?$/.test(span) && has(span.slice(0, span.indexOf('/'))))

/** Long titles are broken over lines, and their apostrophes are escaped. */
const oneLine = (source: string): string => source.replaceAll("\\'", "'").replaceAll(/\s+/g, ' ')
