import { getExportFileContract } from '@lonk/shared-api/calls/account/export.schema.ts'
import { localDay } from '../../clock.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { isExportLink } from './export-links.ts'

/** GET /api/export-file.php: where the link leads. 404 for everything that is not exactly it. */
export const getExportFileEndpoint = endpoint(
  getExportFileContract,
  async ({ input, member, services, reply, now }) => {
    if (!isExportLink(services, { ...input, session: member.session, now })) throw apiError('not_found')
    const row = await services.db
      .selectFrom('exports')
      .select(['storage_key', 'created_at'])
      .where('id', '=', input.id)
      .where('user_id', '=', member.userId)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now)
      .executeTakeFirst()
    const archive = row?.storage_key ? await services.exports.open(row.storage_key) : null
    if (!row || !archive) throw apiError('not_found')
    return reply
      .type('application/zip')
      .header('Content-Length', archive.size)
      .header('Content-Disposition', `attachment; filename="lonk-${localDay(row.created_at)}.zip"`)
      .send(archive.stream)
  },
)
