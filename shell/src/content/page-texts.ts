import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { getPage } from '@lonk/shared-api/calls/content/page.ts'
import { api } from '@lonk/shared-api/client.ts'
import { staticPageName } from '@lonk/shared-events/static-pages.ts'
import { routeOf } from '../composition/route-table.ts'
import { isLanguage } from '../language/languages.ts'

/** `absent`: there is no text of that name. */
export type PageText = PageAnswer | 'absent'

const kept = new Map<string, PageText>()
const keyOf = (name: string, lang: string) => `${lang}/${name}`

/** A text that was shown or fetched before; one visit is short enough to trust it. */
export const knownText = (name: string, lang: string): PageText | undefined => kept.get(keyOf(name, lang))

/** Keeps what the document carried, so that nothing is asked for twice. */
export const keepText = (name: string, lang: string, text: PageText): void => {
  kept.set(keyOf(name, lang), text)
}

/** The text of one of the shell's pages (docs/api.md, `page.php`); rejects where the API cannot be asked. */
export const loadText = async (name: string, lang: string): Promise<PageText> => {
  const known = knownText(name, lang)
  if (known) return known
  const text = await api.call(getPage, { name, ...(isLanguage(lang) ? { lang } : {}) }).catch(absentOrThrow)
  keepText(name, lang, text)
  return text
}

const absentOrThrow = (cause: unknown): 'absent' => {
  if (typeof cause === 'object' && cause && Reflect.get(cause, 'code') === 'page_not_found') return 'absent'
  throw cause
}

/** Before a switch of language: the text that is shown, in the next language; a slow one holds nothing up. */
export const loadShownText = async (path: string, lang: string, patience = 500): Promise<void> => {
  const name = routeOf(path) ? null : staticPageName(path)
  if (!name) return
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([loadText(name, lang).catch(() => undefined), late])
}

/** What the document inlined, if it is a text. */
export const isPageText = (data: unknown): data is PageAnswer =>
  typeof data === 'object' && data !== null && 'html' in data && 'contents' in data && 'lang' in data
