import { expect, test } from '@jest/globals'
import { newNonce, securityHeaders } from './security-headers.ts'

test('only our own scripts run, and those of this answer', () => {
  const policy = securityHeaders('abc', false)['Content-Security-Policy']
  expect(policy).toContain("script-src 'self' 'nonce-abc'")
  expect(policy).not.toMatch(/unsafe|strict-dynamic|https?:|\*/)
})

test('each answer has a nonce of its own', () => {
  expect(newNonce()).not.toBe(newNonce())
})

test('HSTS is sent on https alone', () => {
  expect(securityHeaders('abc', false)).not.toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders('abc', true)).toHaveProperty('Strict-Transport-Security')
})
