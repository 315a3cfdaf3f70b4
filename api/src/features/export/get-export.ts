import { getExportContract } from '@lonk/shared-api/calls/account/export.schema.ts'
import { after } from '../../clock.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { exportLink, provedFor } from './export-links.ts'

/** GET /api/export.php?id= */
export const getExportEndpoint = endpoint(getExportContract, async ({ input, member, services, now }) => {
  const row = await services.db
    .selectFrom('exports')
    .select(['id', 'state', 'expires_at'])
    .where('id', '=', input.id)
    .where('user_id', '=', member.userId)
    // Whoever asked has proved that it is them. An older session, left open somewhere, has not.
    .where((eb) =>
      eb.or([eb('session', '=', member.session), eb('created_at', '<', after(member.loggedInAt, provedFor))]),
    )
    .executeTakeFirst()
  if (!row) throw apiError('not_found')
  if (row.expires_at <= now) return { status: 'expired' as const, url: null, expires_at: null }
  if (row.state !== 'ready') return { status: row.state, url: null, expires_at: null }
  const { url, expires } = exportLink(services, row.id, member.session, now)
  return { status: 'ready' as const, url, expires_at: expires.toISOString() }
})
