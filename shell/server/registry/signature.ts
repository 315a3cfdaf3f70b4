import { type KeyObject, sign, verify } from 'node:crypto'

/** Ed25519 over the text, as base64. */
export const signText = (text: string, privateKey: KeyObject): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64')

export const isSignedBy = (text: string, signature: string, publicKey: KeyObject): boolean =>
  verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
