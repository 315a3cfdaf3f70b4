import { expect, test } from '@jest/globals'
import federationGuard, { pinEntry } from './federation-guard.ts'

type Made = { readonly script: HTMLScriptElement; readonly timeout: number }

/** As the federation runtime asks for the script of an entry. */
const scriptOf = (url: string): HTMLScriptElement => {
  const createScript = federationGuard().createScript as unknown as (asked: { url: string }) => Made
  return createScript({ url }).script
}

const own = (path: string): string => new URL(path, location.href).href

test('an entry runs with its hash, under a new address of a retry as well', () => {
  pinEntry(own('/r/mf-chat/1/entry.js'), 'sha384-chat')
  expect(scriptOf(own('/r/mf-chat/1/entry.js?retry=7')).integrity).toBe('sha384-chat')
})

test.each(['', null])('an entry of this site whose hash is %j never runs', (integrity) => {
  pinEntry(own('/r/mf-chat/2/entry.js'), integrity)
  expect(() => scriptOf(own('/r/mf-chat/2/entry.js'))).toThrow('no hash is known')
})

test('an entry that nobody spoke of never runs', () => {
  pinEntry(own('/r/mf-chat/3/entry.js'), 'sha384-chat')
  expect(() => scriptOf('http://localhost:4203/r/mf-chat/3/entry.js')).toThrow('no hash is known')
})

test('what is tried from a developer’s server has none, and is asked for without cookies', () => {
  const entry = 'http://localhost:4203/-/newest/mf-chat/remoteEntry.js'
  pinEntry(entry, null)
  const script = scriptOf(entry)
  expect(script.integrity || null).toBeNull()
  expect(script.crossOrigin).toBe('anonymous')
})
