import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { StartError } from '../../shell/server/start-error.ts'

const keyFile = z.object({ owner: z.string(), privateKey: z.string() })

export interface OwnerKey {
  readonly owner: string
  readonly privateKey: KeyObject
}

/** Writes a new key of a team into a file that is not there yet, and gives the public half for the owners' list. */
export const makeOwnerKey = (owner: string, file: string): string => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  try {
    writeFileSync(file, `${JSON.stringify({ owner, privateKey: key })}\n`, { mode: 0o600, flag: 'wx' })
  } catch {
    throw new StartError(`${file} cannot be written, or is there already: name a new file`)
  }
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}

/** The key in the file that `PUBLISH_KEY` names. */
export const readOwnerKey = (file: string | undefined): OwnerKey => {
  if (!file) throw new StartError("PUBLISH_KEY is not set: the file of your team's key is needed")
  try {
    const { owner, privateKey } = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' })
    return { owner, privateKey: key }
  } catch {
    throw new StartError(`PUBLISH_KEY is ${JSON.stringify(file)}: no key of npm run registry -- owner-key`)
  }
}
