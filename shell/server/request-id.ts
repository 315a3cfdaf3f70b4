import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The name under which a document, the calls made for it and their lines in both logs are found together. */
export const requestIdHeader = 'x-request-id'

/** A UUID, or the same without dashes, as nginx makes them. */
const uuid = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/

/** Of the proxy in front where it is ours and names one, else made up: anybody can write a header. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string => {
  const given = headers[requestIdHeader]
  return trustProxy && typeof given === 'string' && uuid.test(given) ? given : randomUUID()
}
