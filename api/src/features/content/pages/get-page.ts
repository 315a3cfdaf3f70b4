import { pageContract } from '@lonk/shared-api/calls/content/page.schema.ts'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { fillText } from './fill-text.ts'
import { renderMarkdown } from './markdown.ts'
import { textFacts } from './text-facts.ts'

/** The one text that is a list of questions, too long to read from top to bottom. */
const questions = 'faq'

/** GET /api/page.php: the newest version in the language asked for, else in English, else in Dutch. */
export const getPageEndpoint = endpoint(pageContract, async ({ input, services, site, language }) => {
  const page = await newestVersion(services.db, input.name, input.lang ?? language)
  if (!page) throw apiError('page_not_found')
  const facts = await textFacts(services, site, page.lang)
  return {
    title: fillText(page.title, facts),
    description: fillText(page.description, facts),
    ...renderMarkdown(fillText(page.markdown, facts), { folded: page.name === questions }),
    lang: page.lang,
    version: page.version,
    updated_at: page.published_at.toISOString(),
  }
})

const newestVersion = async (db: Db, name: string, wanted: Language) => {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .where('name', '=', name)
    .where('lang', 'in', [...new Set<string>([wanted, 'en', 'nl'])])
    .orderBy('version', 'desc')
    .execute()
  for (const lang of [wanted, 'en', 'nl']) {
    const row = rows.find((candidate) => candidate.lang === lang)
    const known = languages.find((language) => language === lang)
    if (row && known) return { ...row, lang: known }
  }
  return undefined
}
