import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Secrets } from '../../secrets.ts'

const signatureOf = (secrets: Secrets, userId: string): string =>
  createHmac('sha256', deriveKey(secrets, 'unsubscribe')).update(userId).digest('base64url')

/** Never expires: a link in an old mail must still work (`docs/api.md`, 2.4 Tokens). */
export const unsubscribeToken = (secrets: Secrets, userId: number): string =>
  `${userId}.${signatureOf(secrets, String(userId))}`

export const userOfUnsubscribe = (secrets: Secrets, token: string): number | null => {
  const [id = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id)) return null
  const expected = Buffer.from(signatureOf(secrets, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}

export const unsubscribeUrl = (publicUrl: string, secrets: Secrets, userId: number): string =>
  `${publicUrl}/api/unsubscribe.php?token=${unsubscribeToken(secrets, userId)}`
