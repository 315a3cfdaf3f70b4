import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOf, StartError } from './start-error.ts'

export type Secrets = {
  /** Source of every key below it: `deriveKey(secrets, 'photo-links')`. */
  master: string
  vapidPublic: string
  vapidPrivate: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Made on the first start in `DATA_DIR/secrets.json`; in production they come from the environment. */
export const loadSecrets = (env: Environment, dataDir: string, production: boolean): Secrets => {
  const given = {
    master: env.SECRET ?? '',
    vapidPublic: env.VAPID_PUBLIC ?? '',
    vapidPrivate: env.VAPID_PRIVATE ?? '',
  }
  if (production)
    return allOf({
      master: () => longEnough(given.master),
      vapidPublic: () => ofPair('VAPID_PUBLIC', given.vapidPublic, given.vapidPrivate),
      vapidPrivate: () => required('VAPID_PRIVATE', given.vapidPrivate),
    })
  return given.master ? given : fromFile(dataDir)
}

const longEnough = (master: string): string => {
  if (master.length >= 32) return master
  throw new StartError('SECRET: production needs one of at least 32 characters')
}

const required = (name: string, value: string): string => {
  if (value) return value
  throw new StartError(`${name}: production needs one, or no notification leaves (npm run keys makes a pair)`)
}

/** A public key that is not the private one's: every push service would refuse what we send. */
const ofPair = (name: string, publicKey: string, privateKey: string): string => {
  required(name, publicKey)
  if (!privateKey || publicOf(privateKey) === publicKey) return publicKey
  throw new StartError(`${name} is not the public key of VAPID_PRIVATE`)
}

const publicOf = (privateKey: string): string | null => {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

const fromFile = (dataDir: string): Secrets => {
  const file = join(dataDir, 'secrets.json')
  try {
    return parse(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof StartError) throw error
    if (!isMissing(error)) throw new StartError(`DATA_DIR ${dataDir} cannot be read: ${messageOf(error)}`)
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process of the same start may have been first; anything else the owner of the folder must put right.
    if (!isExisting(error)) throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${messageOf(error)}`)
  }
  return parse(readFileSync(file, 'utf8'), file)
}

const parse = (raw: string, file: string): Secrets => {
  const value: Partial<Secrets> = JSON.parse(raw)
  if (!value.master || !value.vapidPublic || !value.vapidPrivate)
    throw new StartError(`${file} is damaged: remove it to have new secrets made`)
  return { master: value.master, vapidPublic: value.vapidPublic, vapidPrivate: value.vapidPrivate }
}

/** A secret and a pair for notifications, as production takes them from the environment. */
export const makeSecrets = (): Secrets => {
  const pair = createECDH('prime256v1')
  return {
    master: randomBytes(32).toString('base64url'),
    vapidPublic: pair.generateKeys('base64url'),
    vapidPrivate: pair.getPrivateKey('base64url'),
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
const isMissing = (error: unknown) => hasCode(error, 'ENOENT')
const isExisting = (error: unknown) => hasCode(error, 'EEXIST')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** One key per purpose, so that a signature for one thing is worthless for another. */
export const deriveKey = (secrets: Secrets, purpose: string): Buffer =>
  createHmac('sha256', secrets.master).update(purpose).digest()
