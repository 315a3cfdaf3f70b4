import { createHmac, timingSafeEqual } from 'node:crypto'
import { after, hours } from '../../clock.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

type Needs = Pick<Services, 'config'>

const linkLifetime = hours(1)

const signatureOf = ({ config }: Needs, key: string, expires: number, session: string): string =>
  createHmac('sha256', deriveKey(config.secrets, 'photo-links'))
    .update(`${key}|${expires}|${session}`)
    .digest('base64url')

/** The name of a private or chat photo for one session and one hour: `key.webp?e=...&s=...`. */
export const signedPhotoName = (services: Needs, key: string, session: string, now: Date): string => {
  // Whole hours, so that a page loaded again finds its pictures in the browser's cache.
  const hour = linkLifetime
  const expires = Math.ceil(after(now, linkLifetime).getTime() / hour) * (hour / 1000)
  return `${key}?e=${expires}&s=${signatureOf(services, key, expires, session)}`
}

type Link = { key: string; e: string | undefined; s: string | undefined; session: string | null; now: Date }

export const isSignedFor = (services: Needs, { key, e, s, session, now }: Link): boolean => {
  const expires = Number(e)
  if (!session || !s || !Number.isInteger(expires) || expires * 1000 < now.getTime()) return false
  const right = Buffer.from(signatureOf(services, key, expires, session))
  const given = Buffer.from(s)
  return right.length === given.length && timingSafeEqual(right, given)
}
