import type { Transaction } from 'kysely'
import type { Database } from '../schema.ts'
import type { PageFile } from './page-files.ts'

/**
 * A default text that has changed becomes a new version; the old ones stay, because members agreed to them. A text
 * that the operator has rewritten is left alone from then on.
 */
export const loadPages = async (trx: Transaction<Database>, files: readonly PageFile[]): Promise<void> => {
  const stored = await trx
    .selectFrom('pages')
    .select(['name', 'lang', 'version', 'origin', 'title', 'description', 'markdown'])
    .orderBy('version')
    .execute()
  const newest = new Map(stored.map((row) => [`${row.lang}/${row.name}`, row]))
  const rows = files.flatMap(({ name, lang, title, description, markdown, updated }) => {
    const known = newest.get(`${lang}/${name}`)
    if (known?.origin === 'operator') return []
    const same = known?.title === title && known.description === description && known.markdown === markdown
    if (same) return []
    const published_at = new Date(`${updated}T12:00:00Z`)
    const version = (known?.version ?? 0) + 1
    return [{ name, lang, version, origin: 'default' as const, title, description, markdown, published_at }]
  })
  if (rows.length > 0) await trx.insertInto('pages').values(rows).execute()
}
