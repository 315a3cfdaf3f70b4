import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, type Secrets } from '../../secrets.ts'

/** Keeps what must not be readable in the database: account numbers, tokens of kept methods, codes. */
export type Vault = {
  seal: (text: string) => string
  open: (sealed: string) => string
  /** The same text gives the same hash, for this purpose alone: to be found again without being read. */
  hash: (purpose: string, text: string) => string
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM and HMAC-SHA-256 with keys of their own, derived from the site's secret. */
export const createVault = (secrets: Secrets): Vault => {
  const key = deriveKey(secrets, 'payments-vault')
  return {
    seal: (text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      )
    },
    hash: (purpose, text) =>
      createHmac('sha256', deriveKey(secrets, `payments-${purpose}`))
        .update(text)
        .digest('base64url'),
  }
}
