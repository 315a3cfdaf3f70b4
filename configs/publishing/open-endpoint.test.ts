import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readConfig } from '../../shell/server/config.ts'
import { openPublishEndpoint } from './endpoint.ts'

// What a server that takes releases has to be told before it starts.

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lonk-endpoint-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const opened = (changes: Record<string, string>) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const env = {
    NODE_ENV: 'production',
    PUBLISHING: 'on',
    DATA_DIR: folder,
    REGISTRY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    REGISTRY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    ...changes,
  }
  return openPublishEndpoint(readConfig(env), env)
}

test('in production the name of the site, also where the API is another process’s: else a call for any site would do', () => {
  const api = { API_URL: 'http://127.0.0.1:3001' }
  expect(() => opened(api)).toThrow('PUBLISHING=on needs PUBLIC_URL')
  expect(opened({ ...api, PUBLIC_URL: 'https://lonk.example' })).not.toBeNull()
})

test('nothing where it takes none', () => {
  expect(opened({ PUBLISHING: 'off' })).toBeNull()
})
