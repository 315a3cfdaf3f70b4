import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { articlePlaceholders, leastContents } from '@lonk/shared-events/document-template.ts'
import { escapeHtml } from './escape.ts'

const nameByMark: ReadonlyMap<string, keyof typeof articlePlaceholders> = new Map(
  (Object.keys(articlePlaceholders) as (keyof typeof articlePlaceholders)[]).map((name) => [
    articlePlaceholders[name],
    name,
  ]),
)
const anyMark = new RegExp([...nameByMark.keys()].join('|'), 'g')

/** A text in the shell's own markup: the page is there before any script, and without one. */
export const fillArticle = (template: string, text: PageAnswer, locale: string): string => {
  const values: Record<keyof typeof articlePlaceholders, string> = {
    lang: text.lang,
    title: escapeHtml(text.title),
    updated: escapeHtml(dateText(text.updated_at, locale)),
    contents: text.contents.length < leastContents ? '' : text.contents.map(contentsItem).join(''),
    html: text.html,
  }
  return template.replace(anyMark, (mark) => {
    const name = nameByMark.get(mark)
    return name ? values[name] : ''
  })
}

const dateText = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))

const contentsItem = ({ id, title }: PageAnswer['contents'][number]): string =>
  `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`
