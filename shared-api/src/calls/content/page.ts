import type { Call } from '../../call.ts'
import type { PageAnswer, PageQuery } from './page.schema.ts'

/** One of the site's texts (terms, privacy, …): in `lang`, else in English, else in Dutch. */
export const getPage: Call<PageQuery, PageAnswer> = { method: 'GET', path: '/api/page.php' }
