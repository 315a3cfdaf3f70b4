import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'

const script = fileURLToPath(new URL('./keys.ts', import.meta.url))

it('makes every key that production takes from the environment, others each time', () => {
  const [first, second] = [1, 2].map(() =>
    parseEnv(execFileSync(process.execPath, [script], { encoding: 'utf8' })),
  )
  expect(first?.SECRET).not.toBe(second?.SECRET)
  const config = readConfig({
    ...first,
    NODE_ENV: 'production',
    DATA_DIR: tmpdir(),
    PUBLIC_URL: 'https://dating.example',
    MAIL_URL: 'smtps://mail.example',
    PAYMENTS: 'mollie',
    MOLLIE_KEY: 'live_of_nobody',
  })
  expect(config.secrets).toEqual({
    master: first?.SECRET,
    vapidPublic: first?.VAPID_PUBLIC,
    vapidPrivate: first?.VAPID_PRIVATE,
  })
})

it('makes the public key of the private key that releases are signed with', () => {
  const keys = parseEnv(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  const privateKey = createPrivateKey({
    key: Buffer.from(keys.REGISTRY_PRIVATE_KEY ?? '', 'base64'),
    type: 'pkcs8',
    format: 'der',
  })
  const shown = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  expect(keys.REGISTRY_PUBLIC_KEY).toBe(shown)
})
