import { logContract } from '@lonk/shared-api/calls/content/log.schema.ts'
import { endpoint } from '../../http/endpoint.ts'

/** POST /api/log.php: what broke in a browser, tagged with its owner. Never with who it was. */
export const logEndpoint = endpoint(logContract, async ({ input, services }) => {
  services.log.warn({ browser: input }, 'browser report')
  return undefined
})
