import { expect, test } from '@jest/globals'
import { forwardedHeaders } from './visitor.ts'

const from = (remoteAddress: string, chain?: string) => ({
  socket: { remoteAddress },
  headers: { host: 'lonk.example', ...(chain ? { 'x-forwarded-for': chain } : {}) },
})

const told = (remoteAddress: string, chain: string | undefined, trustProxy = true) =>
  forwardedHeaders(from(remoteAddress, chain), trustProxy)['x-forwarded-for']

test.each([
  ['on this machine', '127.0.0.1'],
  ['in the network of the containers', '172.18.0.2'],
  ['in the network of the containers, as a mapped address', '::ffff:10.0.0.7'],
  ['in a private network of IPv6', 'fd00::2'],
])('a proxy %s says who the visitor is: visitors behind it are not one', (_, proxy) => {
  expect(told(proxy, '203.0.113.9')).toBe('203.0.113.9')
  expect(told(proxy, '6.6.6.6, 203.0.113.9')).toBe('6.6.6.6, 203.0.113.9')
})

test('who comes past the proxy is who they are, whatever they say', () => {
  expect(told('198.51.100.4', '203.0.113.9')).toBe('203.0.113.9, 198.51.100.4')
  expect(told('198.51.100.4', undefined)).toBe('198.51.100.4')
  expect(told('172.18.0.2', '127.0.0.1')).toBe('127.0.0.1, 172.18.0.2')
})

test('without a trusted proxy nobody is believed', () => {
  expect(told('127.0.0.1', '203.0.113.9', false)).toBe('127.0.0.1')
})
