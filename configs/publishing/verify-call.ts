import type { IncomingHttpHeaders } from 'node:http'
import { isSignedBy } from '../../shell/server/registry/signature.ts'
import { type Owner, publicKeyOf } from './owners.ts'
import { Refused } from './refused.ts'
import { anyPart, type CallHead, signedTextOf } from './signed-call.ts'

/** A signature is good for so long; clocks may differ by as much. */
export const freshMs = 5 * 60_000

export interface SignedHead extends CallHead {
  readonly signature: string
}

/** What the call's head says, cut to a length that a log can hold. Nothing of it is believed yet. */
export const headOf = (headers: IncomingHttpHeaders): SignedHead => {
  const text = (name: string): string => String(headers[name] ?? '').slice(0, 200)
  return {
    owner: text('publish-owner'),
    part: text('publish-part'),
    site: text('publish-site'),
    time: text('publish-time'),
    hash: text('publish-hash'),
    signature: text('publish-signature'),
  }
}

interface Circumstances {
  /** Host of this site. */
  readonly host: string | undefined
  readonly now: Date
}

/** Whose key signed it; a stranger's call is refused. */
export const signerOf = (head: SignedHead, owners: readonly Owner[]): Owner => {
  const owner = owners.find(({ name }) => name === head.owner)
  if (!owner) throw new Refused(401, `${JSON.stringify(head.owner)} is no owner here`)
  if (!isSignedBy(signedTextOf(head), head.signature, publicKeyOf(owner.publicKey)))
    throw new Refused(401, `the signature is not by the key of ${owner.name}`)
  return owner
}

/** For this site, fresh, and allowed for the part, where it is for one: in this order, each with its own refusal. */
export const verifyHead = (head: SignedHead, owner: Owner, { host, now }: Circumstances): void => {
  if (URL.parse(head.site)?.host !== host)
    throw new Refused(401, `the call was signed for ${JSON.stringify(head.site)}, this is ${host}`)
  if (!(Math.abs(now.getTime() - Date.parse(head.time)) <= freshMs))
    throw new Refused(401, `the call was signed at ${head.time}, here it is ${now.toISOString()}: sign anew`)
  if (head.part !== anyPart && !owner.parts.includes(head.part))
    throw new Refused(403, `${owner.name} may not publish ${head.part}, only ${owner.parts.join(', ')}`)
}
