import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start-error.ts'

/** Whoever reads the store needs the public key; only the release tool signs. */
export interface RegistryKeys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject | null
}

interface KeySource {
  readonly dataDir: string
  readonly production: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** False for whoever only looks: a key that is made now has signed nothing. */
  readonly make?: boolean
}

/**
 * The keys of the environment (`REGISTRY_PRIVATE_KEY`, `REGISTRY_PUBLIC_KEY`: DER as base64), else the one of
 * `DATA_DIR/registry-key.json`, made on first start. Production takes them from the environment only.
 */
export const registryKeys = ({ dataDir, production, env, make = true }: KeySource): RegistryKeys => {
  if (env.REGISTRY_PRIVATE_KEY) return pairOf(env.REGISTRY_PRIVATE_KEY, 'REGISTRY_PRIVATE_KEY')
  if (env.REGISTRY_PUBLIC_KEY) {
    return { publicKey: publicKeyOf(env.REGISTRY_PUBLIC_KEY), privateKey: null }
  }
  if (production) {
    throw new StartError('production needs REGISTRY_PUBLIC_KEY (and REGISTRY_PRIVATE_KEY to publish)')
  }
  const file = join(dataDir, 'registry-key.json')
  const known = keyIn(file)
  if (known === null && !make)
    throw new StartError(
      `REGISTRY_PUBLIC_KEY is not set, and ${file} is not there: one of them says whom to believe`,
    )
  return pairOf(known ?? makeKey(file), file)
}

const keyFile = z.object({ registry_private_key: z.string() })

// A file of its own: the API writes its secrets beside it, and one file has one writer.
const keyIn = (file: string): string | null => {
  if (!existsSync(file)) return null
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8'))).registry_private_key
  } catch {
    throw new StartError(`${file} is damaged: restore it, or remove it together with the registry`)
  }
}

const makeKey = (file: string): string => {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
  const content = JSON.stringify({ registry_private_key: made.toString('base64') })
  try {
    writeFileSync(file, `${content}\n`, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    // Another process of the same first start was quicker: its key counts.
    if (errorCode(cause) !== 'EEXIST') throw cause
  }
  return keyIn(file) ?? made.toString('base64')
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
