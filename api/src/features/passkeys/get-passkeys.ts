import { getPasskeysContract } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { passkeysOf } from './passkeys-of.ts'

/** GET /api/passkeys.php */
export const getPasskeysEndpoint = endpoint(getPasskeysContract, ({ member, services }) =>
  passkeysOf(services.db, member.userId),
)
