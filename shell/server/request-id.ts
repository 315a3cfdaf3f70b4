import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { givenRequestId } from '@lonk/shared-api/request-id.ts'

/** Of the proxy in front where it is ours and names one, else made up: anybody can write a header. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string =>
  (trustProxy ? givenRequestId(headers) : null) ?? randomUUID()
