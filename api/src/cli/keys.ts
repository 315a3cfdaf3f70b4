import { generateKeyPairSync } from 'node:crypto'
import { makeSecrets } from '../secrets.ts'

/** Lines for the file of the environment: every key that production needs and nobody else hands out. */
const { master, vapidPublic, vapidPrivate } = makeSecrets()
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
})

process.stdout.write(`SECRET=${master}
VAPID_PUBLIC=${vapidPublic}
VAPID_PRIVATE=${vapidPrivate}
REGISTRY_PUBLIC_KEY=${publicKey.toString('base64')}
# Only where releases are made:
REGISTRY_PRIVATE_KEY=${privateKey.toString('base64')}
`)
