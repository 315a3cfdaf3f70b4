import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { registryKeys } from './keys.ts'
import { isSignedBy, signText } from './signature.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lonk-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('the first start makes a key that only its owner may read, the next start finds it', () => {
  const first = registryKeys({ dataDir, production: false, env: {} })
  const second = registryKeys({ dataDir, production: false, env: {} })
  if (!first.privateKey) throw new Error('no private key')
  expect(isSignedBy('text', signText('text', first.privateKey), second.publicKey)).toBe(true)
  expect(isSignedBy('texT', signText('text', first.privateKey), second.publicKey)).toBe(false)
  expect(statSync(join(dataDir, 'registry-key.json')).mode & 0o777).toBe(0o600)
})

test('production takes its keys from the environment or refuses', () => {
  expect(() => registryKeys({ dataDir, production: true, env: {} })).toThrow('REGISTRY_PUBLIC_KEY')
  const { publicKey } = generateKeyPairSync('ed25519')
  const env = { REGISTRY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
  expect(registryKeys({ dataDir, production: true, env }).privateKey).toBeNull()
})

test('a damaged key is one clear line, never a new key', () => {
  writeFileSync(join(dataDir, 'registry-key.json'), '{')
  expect(() => registryKeys({ dataDir, production: false, env: {} })).toThrow('is damaged')
  expect(() => registryKeys({ dataDir, production: false, env: { REGISTRY_PRIVATE_KEY: 'x' } })).toThrow(
    'not an Ed25519 private key',
  )
})
