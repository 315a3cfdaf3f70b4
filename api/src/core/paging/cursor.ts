import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { deriveKey, type Secrets } from '../../secrets.ts'

/** The last row's place in its order: rank and id. */
export type Cursor = [rank: number, id: number]

const ivBytes = 12
const tagBytes = 16

/**
 * A place in an order says more than the list may: to the millisecond when somebody was last here, to the metre how far
 * away. So a cursor is sealed, and one that we did not give out is ignored: the list then begins at its start. The same
 * place gives the same text, because an answer that has not changed must look unchanged.
 */
export const encodeCursor = (secrets: Secrets, place: Cursor): string => {
  const key = deriveKey(secrets, 'cursors')
  const text = JSON.stringify(place)
  const iv = createHmac('sha256', key).update(text).digest().subarray(0, ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for a missing or foreign one. */
export const decodeCursor = (secrets: Secrets, raw: string | undefined): Cursor | null => {
  if (!raw) return null
  try {
    const value: unknown = JSON.parse(open(secrets, Buffer.from(raw, 'base64url')))
    const [rank, id] = Array.isArray(value) ? value : []
    return Number.isFinite(rank) && Number.isInteger(id) ? [rank, id] : null
  } catch {
    return null
  }
}

const open = (secrets: Secrets, bytes: Buffer): string => {
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secrets, 'cursors'), iv, {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
