import { interestsContract } from '@lonk/shared-api/calls/content/interests.schema.ts'
import { inLanguage } from '../../core/settings/translated.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/interests.php */
export const getInterestsEndpoint = endpoint(interestsContract, async ({ services, language }) => {
  const rows = await services.db.selectFrom('interests').selectAll().orderBy('sort').orderBy('id').execute()
  return {
    interests: rows.map(({ id, slug, name, adult, icon }) => ({
      id,
      slug,
      name: inLanguage(name, language),
      adult,
      icon,
    })),
  }
})
