import type { IncomingMessage, ServerResponse } from 'node:http'
import type S3rver from '@20minutes/s3rver'

/**
 * Conditions of writing (`If-Match`, `If-None-Match`) before a server that knows none: `hold` says whether a request may
 * go on, one write after the other, so that of two at once the second meets what the first has written.
 */
export const createConditions = ({ store }: S3rver) => {
  let turn: Promise<unknown> = Promise.resolve()

  const tagOf = async (path: string): Promise<string | null> => {
    const [, bucket = '', key = ''] = /^\/([^/]+)\/([^?]+)/.exec(path) ?? []
    const found = await store.getObject(bucket, decodeURIComponent(key))
    found?.content.destroy()
    return found?.metadata.etag ?? null
  }

  const hold = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
    if (request.method !== 'PUT' || (match === undefined && noneMatch === undefined)) return true
    const before = turn
    turn = new Promise((resolve) => response.once('close', resolve))
    await before
    const tag = await tagOf(request.url ?? '')
    return match === undefined ? tag === null : tag === match
  }

  return { hold }
}
