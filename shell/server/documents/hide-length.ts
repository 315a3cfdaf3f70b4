import { randomBytes, randomInt } from 'node:crypto'

const most = 384

/**
 * Ends a document with up to 384 bytes of noise that no compressor shortens. A page of somebody else's that has led a
 * member here chose the address and so part of the text; how much of that the member's own data repeats would show in
 * the compressed length (`docs/decisions/compressed-answers.md`).
 */
export const hideLength = (html: string): string =>
  `${html}<!-- ${randomBytes(most).toString('base64url').slice(0, randomInt(most))} -->`
