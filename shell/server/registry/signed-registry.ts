import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { errorCode } from '../error-code.ts'
import { registryDocument } from './registry.schema.ts'
import { type Decoded, decodeSigned, encodeSigned, type FileProblem, failed } from './signed-file.ts'

export type RegistryProblem = FileProblem

export type ReadResult = Decoded<RegistryDocument>

export const encodeRegistry = (document: RegistryDocument, privateKey: KeyObject): string =>
  encodeSigned(document, privateKey)

export const readSignedRegistry = async (file: string, publicKey: KeyObject): Promise<ReadResult> => {
  let content: string
  try {
    content = await readFile(file, 'utf8')
  } catch (cause) {
    return failed(errorCode(cause) === 'ENOENT' ? 'missing' : 'unreadable')
  }
  return decodeSigned(content, registryDocument, publicKey)
}
