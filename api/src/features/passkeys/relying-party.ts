import { createHmac } from 'node:crypto'
import type { Site } from '../../core/settings/site.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

export type RelyingParty = {
  /** The host that a passkey is made for; its browser shows it to no other. */
  id: string
  /** The one address whose pages may ask for it. */
  origin: string
  name: string
}

export const relyingParty = ({ config }: Pick<Services, 'config'>, site: Site): RelyingParty => {
  const main = new URL(config.publicUrl)
  const origin = site.isDefault || main.hostname === site.host ? main.origin : `https://${site.host}`
  return { id: new URL(origin).hostname, origin, name: site.values.name }
}

/** What an authenticator knows its member by: always the same, and nobody's number. */
export const userHandle = ({ config }: Pick<Services, 'config'>, userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHmac('sha256', deriveKey(config.secrets, 'passkey-users')).update(String(userId)).digest(),
  )
