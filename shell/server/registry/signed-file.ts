import type { KeyObject } from 'node:crypto'
import { signedFile } from '@lonk/shared-api/schemas/registry.ts'
import type * as z from 'zod/mini'
import { isSignedBy, signText } from './signature.ts'

export type FileProblem = 'missing' | 'unreadable' | 'bad_signature' | 'unknown_shape'

export type Decoded<T, Problem = FileProblem> =
  | { readonly document: T; readonly problem: null }
  | { readonly document: null; readonly problem: Problem }

export const failed = <Problem extends string>(problem: Problem) => ({ document: null, problem }) as const

export const encodeSigned = (document: unknown, privateKey: KeyObject): string => {
  const text = JSON.stringify(document)
  return `{"signature":"${signText(text, privateKey)}","document":${text}}\n`
}

/** The document only if it was signed with our key: what is verified is what is used, re-serialised. */
export const decodeSigned = <T>(
  content: string,
  schema: z.ZodMiniType<T>,
  publicKey: KeyObject,
): Decoded<T> => {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return failed('unreadable')
  }
  const signed = signedFile.safeParse(parsed)
  if (!signed.success) return failed('unknown_shape')
  if (!isSignedBy(JSON.stringify(signed.data.document), signed.data.signature, publicKey)) {
    return failed('bad_signature')
  }
  const document = schema.safeParse(signed.data.document)
  return document.success ? { document: document.data, problem: null } : failed('unknown_shape')
}
