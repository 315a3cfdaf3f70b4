import { createHmac, timingSafeEqual } from 'node:crypto'
import { fold } from '../../database/fold.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'

type Mailbox = { userId: number; email: string }

const signatureOf = (secrets: Secrets, { userId, email }: Mailbox): string =>
  createHmac('sha256', deriveKey(secrets, 'unsubscribe'))
    .update(`${userId} ${fold(email)}`)
    .digest('base64url')

/**
 * Never expires: a link in an old mail must still work (`docs/api.md`, 2.4 Tokens), for as long as the account has the
 * address that got it.
 */
export const unsubscribeToken = (secrets: Secrets, mailbox: Mailbox): string =>
  `${mailbox.userId}.${signatureOf(secrets, mailbox)}`

/** Whose link it says to be; `isUnsubscribeOf` tells whether it is. */
export const userNamedBy = (token: string): number | null => {
  const [id = ''] = token.split('.')
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

export const isUnsubscribeOf = (secrets: Secrets, token: string, mailbox: Mailbox): boolean => {
  const [, signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(secrets, mailbox))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const unsubscribeUrl = (publicUrl: string, secrets: Secrets, mailbox: Mailbox): string =>
  `${publicUrl}/api/unsubscribe.php?token=${unsubscribeToken(secrets, mailbox)}`
