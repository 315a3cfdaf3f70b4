import { logContract } from '@lonk/shared-api/calls/content/log.schema.ts'
import { endpoint } from '../../http/endpoint.ts'
import { withoutPersons } from '../../logging.ts'

/** POST /api/log.php: what broke in a browser, and which team's code it was; never who sat in front of it. */
export const logEndpoint = endpoint(logContract, async ({ input, services }) => {
  const { message, events, ...where } = input
  const browser = { ...where, message: withoutPersons(message), events: events.map(withoutPersons) }
  services.log.warn({ browser }, 'browser report')
  return undefined
})
