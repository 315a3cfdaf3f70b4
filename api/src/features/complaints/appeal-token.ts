import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppealParty } from '../../database/schema/complaints.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'

const signatureOf = (secrets: Secrets, subject: string): string =>
  createHmac('sha256', deriveKey(secrets, 'appeal')).update(subject).digest('base64url')

/** For the mail that announces a decision: a banned member or a visitor has no session to object with. */
export const appealToken = (secrets: Secrets, decisionId: number, party: AppealParty): string =>
  `${decisionId}.${party}.${signatureOf(secrets, `${decisionId}.${party}`)}`

export type Appellant = { decisionId: number; party: AppealParty }

export const readAppealToken = (secrets: Secrets, token: string): Appellant | null => {
  const [id = '', party = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id) || (party !== 'reporter' && party !== 'subject')) return null
  const expected = Buffer.from(signatureOf(secrets, `${id}.${party}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { decisionId: Number(id), party }
}
