import { randomBytes, randomInt } from 'node:crypto'

const most = 384

/**
 * Ends a document with up to 384 bytes of noise that no compressor shortens. Where somebody else's page has led a
 * member here, it chose the address and so part of the text; how well that goes together with what is the member's own
 * would show in the compressed length (`docs/decisions/compressed-answers.md`).
 */
export const hideLength = (html: string): string =>
  `${html}<!-- ${randomBytes(most).toString('base64url').slice(0, randomInt(most))} -->`
