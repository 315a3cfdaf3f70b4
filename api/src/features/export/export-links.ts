import { createHmac, timingSafeEqual } from 'node:crypto'
import { after, hours, minutes } from '../../clock.ts'
import { keptFor } from '../../kept-for.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

/** How long the archive is kept; each of its links works for ten minutes. */
export const exportKept = hours(keptFor.export_hours)
const linkLifetime = minutes(10)
/** Everything about a member is more than an open browser may give away: so long a log-in proves whose it is. */
export const provedFor = minutes(15)

type Needs = Pick<Services, 'config'>

const signatureOf = ({ config }: Needs, id: number, expires: number, session: string): string =>
  createHmac('sha256', deriveKey(config.secrets, 'export-links'))
    .update(`${id}|${expires}|${session}`)
    .digest('base64url')

/** A link for the session that asked for it and no other. */
export const exportLink = (services: Needs, id: number, session: string, now: Date) => {
  const expires = after(now, linkLifetime)
  const e = Math.floor(expires.getTime() / 1000)
  const s = signatureOf(services, id, e, session)
  return { url: `/api/export-file.php?id=${id}&e=${e}&s=${s}`, expires }
}

type Link = { id: number; e: number; s: string; session: string; now: Date }

export const isExportLink = (services: Needs, { id, e, s, session, now }: Link): boolean => {
  if (e * 1000 < now.getTime()) return false
  const right = Buffer.from(signatureOf(services, id, e, session))
  const given = Buffer.from(s)
  return right.length === given.length && timingSafeEqual(right, given)
}
