import * as z from 'zod/mini'
import { publishPath } from '../../shell/server/request-handler.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { ReleaseError } from '../release/release-error.ts'
import type { OwnerKey } from './owner-key.ts'
import { headersOf } from './signed-call.ts'

const answerBody = z.object({ version: z.nullable(z.string()), said: z.array(z.string()) })
type Answer = z.infer<typeof answerBody>

/** Signs a call and sends it to a site that takes releases; refused with the line that the site gave. */
export const callSite = async (site: string, key: OwnerKey, part: string, body: Buffer): Promise<Answer> => {
  const response = await send(site, key, part, body)
  const answer = answerBody.safeParse(await response.json().catch(() => null))
  if (!answer.success || !response.ok) throw refusal(response, answer.data)
  return answer.data
}

/** The same for a call that is answered by bytes. */
export const askSite = async (site: string, key: OwnerKey, part: string, body: Buffer): Promise<Buffer> => {
  const response = await send(site, key, part, body)
  if (!response.ok)
    throw refusal(response, answerBody.safeParse(await response.json().catch(() => null)).data)
  return Buffer.from(await response.arrayBuffer())
}

const refusal = ({ url, status }: Response, answer: Answer | undefined): ReleaseError =>
  new ReleaseError(
    answer ? answer.said.map((line) => `${status}: ${line}`) : [`${new URL(url).origin} answered ${status}`],
  )

const send = async (site: string, key: OwnerKey, part: string, body: Buffer): Promise<Response> => {
  const url = URL.parse(publishPath, site)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError(`${JSON.stringify(site)} is no address such as https://lonk.example`)
  const headers = headersOf(key, { site: url.origin, part, body }, new Date())
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) }).catch(
    (cause) => {
      throw new StartError(
        `${url.origin} cannot be reached (${String(cause.cause ?? cause)}): nothing is known of the outcome, try again`,
      )
    },
  )
  if (response.status === 404 || response.status === 405)
    throw new ReleaseError([`${url.origin} takes no releases: PUBLISHING is off there`])
  return response
}
