import { randomBytes } from 'node:crypto'

export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * No strict-dynamic: entries are pinned by hash, and a preload without nonce would be blocked. `from` is the
 * developer's server whose part this document's visitor tries.
 */
export const contentSecurityPolicy = (nonce: string, from: string | null = null): string => {
  const self = from === null ? "'self'" : `'self' ${from}`
  return [
    "default-src 'self'",
    `script-src ${self} 'nonce-${nonce}'`,
    `style-src ${self} 'nonce-${nonce}'`,
    `img-src ${self} data: blob:`,
    `connect-src ${self}`,
    `font-src ${self}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Headers of every document of the site (pages that the API makes: `api/src/app.ts`); HSTS only where the visitor came by https. */
export const securityHeaders = (
  nonce: string,
  https: boolean,
  from: string | null = null,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(nonce, from),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})
