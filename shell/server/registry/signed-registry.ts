import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { errorCode } from '../error-code.ts'
import { registryDocument, signedRegistry } from './registry.schema.ts'
import { isSignedBy, signText } from './signature.ts'

export type RegistryProblem = 'missing' | 'unreadable' | 'bad_signature' | 'unknown_shape'

export type ReadResult =
  | { readonly document: RegistryDocument; readonly problem: null }
  | { readonly document: null; readonly problem: RegistryProblem }

const failed = (problem: RegistryProblem): ReadResult => ({ document: null, problem })

export const encodeRegistry = (document: RegistryDocument, privateKey: KeyObject): string => {
  const text = JSON.stringify(document)
  return `{"signature":"${signText(text, privateKey)}","document":${text}}\n`
}

/** The document only if it was signed with our key: what is verified is what is used, re-serialised. */
export const decodeRegistry = (content: string, publicKey: KeyObject): ReadResult => {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return failed('unreadable')
  }
  const signed = signedRegistry.safeParse(parsed)
  if (!signed.success) return failed('unknown_shape')
  if (!isSignedBy(JSON.stringify(signed.data.document), signed.data.signature, publicKey)) {
    return failed('bad_signature')
  }
  const document = registryDocument.safeParse(signed.data.document)
  return document.success ? { document: document.data, problem: null } : failed('unknown_shape')
}

export const readSignedRegistry = async (file: string, publicKey: KeyObject): Promise<ReadResult> => {
  let content: string
  try {
    content = await readFile(file, 'utf8')
  } catch (cause) {
    return failed(errorCode(cause) === 'ENOENT' ? 'missing' : 'unreadable')
  }
  return decodeRegistry(content, publicKey)
}
