import { escapeHtml } from '../../../core/mail/letter.ts'

export type RenderedText = { html: string; contents: { id: string; title: string }[] }

/**
 * The little Markdown that the site's texts are written in: `##` and `###` headings, paragraphs, `-` and `1.` lists,
 * `|` tables, **strong** words and [links](/pages/terms). Everything else is plain text. Whatever is in a text, no
 * markup but this comes out: the browser shows it as it is.
 */
export const renderMarkdown = (markdown: string, { folded = false }: Folding = {}): RenderedText => {
  const headings: Headings = { contents: [], ids: new Set() }
  const blocks = markdown
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const html = blocks.map((block) => blockHtml(block, headings))
  return { html: (folded ? fold(html) : html).join('\n'), contents: headings.contents }
}

/** Each `###` heading folds what is below it: a list of questions is read by its questions. */
type Folding = { folded?: boolean }

const fold = (blocks: readonly string[]): string[] => {
  const result: string[] = []
  let open = false
  for (const block of blocks) {
    const question = block.startsWith('<h3')
    if (open && (question || block.startsWith('<h2'))) {
      result.push('</div></details>')
      open = false
    }
    result.push(question ? `<details><summary>${block}</summary><div>` : block)
    open ||= question
  }
  return open ? [...result, '</div></details>'] : result
}

type Headings = { contents: RenderedText['contents']; ids: Set<string> }

const blockHtml = (block: string, headings: Headings): string => {
  const heading = /^(##|###) (.+)$/.exec(block)
  if (heading) return headingHtml(heading[1] === '##' ? 'h2' : 'h3', heading[2] ?? '', headings)
  const lines = block.split('\n')
  if (lines.every((line) => /^- /.test(line))) return listHtml('ul', lines)
  if (lines.every((line) => /^\d+\. /.test(line))) return listHtml('ol', lines)
  if (lines.every((line) => /^\|.*\|$/.test(line))) return tableHtml(lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

const headingHtml = (tag: 'h2' | 'h3', title: string, { contents, ids }: Headings): string => {
  const slug = slugOf(title)
  let id = slug
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`
  ids.add(id)
  if (tag === 'h2') contents.push({ id, title })
  return `<${tag} id="${id}">${inline(title)}</${tag}>`
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'part'

const listHtml = (tag: 'ul' | 'ol', lines: string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`).join('')}</${tag}>`

/** The first line names the columns; a second one of dashes is left out. */
const tableHtml = (lines: string[]): string => {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(cellsOf)
  const [head = [], ...body] = rows
  const labels = head.map((cell) => escapeHtml(cell.replaceAll('**', '')))
  const names = head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
  const rest = body.map((cells) => {
    // On a phone a wide table becomes a list, in which each value names its column.
    const values = cells.map(
      (cell, column) => `<td data-label="${labels[column] ?? ''}">${inline(cell)}</td>`,
    )
    return `<tr>${values.join('')}</tr>`
  })
  return `<table data-columns="${head.length}"><thead><tr>${names}</tr></thead><tbody>${rest.join('')}</tbody></table>`
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** Escaped first: what follows only ever adds markup of its own. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, words: string, target: string) =>
      isAllowed(target) ? `<a href="${target}">${words}</a>` : whole,
    )

const isAllowed = (target: string): boolean => /^(\/(?!\/)|#|mailto:|tel:|https:\/\/)/.test(target)
