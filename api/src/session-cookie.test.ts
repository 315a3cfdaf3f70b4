import { expect, test } from '@jest/globals'
import { cookieFor } from './config.ts'

test.each([
  ['https://lonk.example', true, '__Host-sid', true],
  ['https://lonk.example', false, '__Host-sid', true],
  // Production takes http from its own machine alone, behind which https ends.
  ['http://localhost:3000', true, '__Host-sid', true],
  ['http://localhost:3000', false, 'sid', false],
  ['http://192.168.1.7:3000', false, 'sid', false],
])('at %s, in production: %s, the session is the cookie %s, Secure: %s', (url, production, name, secure) => {
  expect(cookieFor(new URL(url), production)).toEqual({ name, secure })
})
