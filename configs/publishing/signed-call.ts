import { createHash } from 'node:crypto'
import { signText } from '../../shell/server/registry/signature.ts'
import type { OwnerKey } from './owner-key.ts'

/** What is signed of a call; it stands in the call's head, so that a stranger's body is never read. */
export interface CallHead {
  readonly owner: string
  readonly part: string
  /** Origin of the site that it is for: no other one may be given it. */
  readonly site: string
  /** ISO, UTC. */
  readonly time: string
  /** SHA-256 of the body, hex. */
  readonly hash: string
}

/** What a call is signed for that is about no part: it only looks, which every owner may. */
export const anyPart = '*'

export const signedTextOf = ({ owner, part, site, time, hash }: CallHead): string =>
  ['lonk-publish-2', owner, part, site, time, hash].join('\n')

export const hashOfBody = (body: Buffer): string => createHash('sha256').update(body).digest('hex')

interface Call {
  readonly site: string
  readonly part: string
  readonly body: Buffer
}

export const headersOf = (key: OwnerKey, { site, part, body }: Call, now: Date): Record<string, string> => {
  const head = { owner: key.owner, part, site, time: now.toISOString(), hash: hashOfBody(body) }
  return {
    'Content-Type': 'application/octet-stream',
    'Publish-Owner': head.owner,
    'Publish-Part': head.part,
    'Publish-Site': head.site,
    'Publish-Time': head.time,
    'Publish-Hash': head.hash,
    'Publish-Signature': signText(signedTextOf(head), key.privateKey),
  }
}
