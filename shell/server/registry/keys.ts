import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readSecrets, writeSecrets } from '../secrets.ts'
import { StartError } from '../start-error.ts'

/** Who reads the store needs the public key; only the release tool signs. */
export interface RegistryKeys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject | null
}

interface KeySource {
  readonly dataDir: string
  readonly production: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * The keys of the environment (`REGISTRY_PRIVATE_KEY`, `REGISTRY_PUBLIC_KEY`: DER as base64), else those of
 * `secrets.json`, which are made on first start. Production takes them from the environment only.
 */
export const registryKeys = ({ dataDir, production, env }: KeySource): RegistryKeys => {
  if (env.REGISTRY_PRIVATE_KEY) return pairOf(env.REGISTRY_PRIVATE_KEY, 'REGISTRY_PRIVATE_KEY')
  if (env.REGISTRY_PUBLIC_KEY) {
    return { publicKey: publicKeyOf(env.REGISTRY_PUBLIC_KEY), privateKey: null }
  }
  if (production) {
    throw new StartError('production needs REGISTRY_PUBLIC_KEY (and REGISTRY_PRIVATE_KEY to publish)')
  }
  const kept = readSecrets(dataDir).registry_private_key
  if (kept !== undefined) return pairOf(kept, 'registry_private_key in secrets.json')
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
  const text = made.toString('base64')
  writeSecrets(dataDir, { registry_private_key: text })
  return pairOf(text, 'registry_private_key')
}

const pairOf = (text: string, where: string): RegistryKeys => {
  try {
    const privateKey = createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' })
    return { privateKey, publicKey: createPublicKey(privateKey) }
  } catch {
    throw new StartError(`${where} is not an Ed25519 private key (pkcs8 DER, base64)`)
  }
}

const publicKeyOf = (text: string): KeyObject => {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
  } catch {
    throw new StartError('REGISTRY_PUBLIC_KEY is not an Ed25519 public key (spki DER, base64)')
  }
}
